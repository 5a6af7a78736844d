// npm passes SIGTERM to the shell that runs the script, and dash dies without passing it on: the
// program would live on, its port taken. `exec` in package.json would do, but not on Windows.
// So a program that npm started ends, as by SIGTERM, when that shell is gone.

const LOOK_EVERY_MS = 50

if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  timer.unref()
}
