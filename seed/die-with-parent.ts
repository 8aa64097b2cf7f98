/**
 * Loaded into a child process before its own code. Ends the child when its parent has ended, even
 * if the parent was killed.
 */
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
