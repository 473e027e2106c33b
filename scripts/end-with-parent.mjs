/** Loaded before a service: whoever started it is gone, and nobody is left to stop it. In JavaScript: no Node has to be asked. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
