/** Loaded first in a child process. Ends the child when its parent ends or is killed. */
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
