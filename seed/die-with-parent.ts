/** A child process loads this file first, so that it ends when its parent ends or is killed. */
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
