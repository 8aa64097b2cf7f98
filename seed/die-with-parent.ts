/**
 * Loaded into a child process before its own code: ends it when its parent is gone, even if the
 * parent was killed.
 */
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
