/** Preloaded into a child process: ends the child when its parent has ended or was killed. */
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
