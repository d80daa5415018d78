@echo off
rem Starts Forsyth: the editor without arguments or for a file or a position, else the command that is named.
setlocal
set "home=%~dp0.."
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
set "quick=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto -Xlog:disable -Xlog:all=error:stderr"
set "first=%~1"
if not defined first goto window
if "%first:~0,1%"=="-" goto command
if not "%first%"=="%first:/=%" goto window
if exist "%~1" goto window
:command
set "classpath=%home%\lib\forsyth.jar;%home%\lib\picocli-@picocli.version@.jar"
rem Only pictures need more, and each further jar takes time to open.
if "%first%"=="diagram" set "classpath=%classpath%;%home%\lib\*"
if "%first%"=="sheet" set "classpath=%classpath%;%home%\lib\*"
if "%first%"=="positions" set "classpath=%classpath%;%home%\lib\*"
"%java%" %quick% -Xms32m -XX:SharedArchiveFile="%home%\lib\forsyth.jsa" -cp "%classpath%" forsyth.Launcher %*
exit /b %errorlevel%
:window
"%java%" %quick% -Djava.awt.headless=true --module-path "%home%\lib" -m forsyth/forsyth.Launcher %*
exit /b %errorlevel%
