/**
 * Loaded into a child process before its own code: ends it when its parent is gone, also when that
 * was killed outright.
 */
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
