/** `bvs alarms test`: sends a test message to the listener of alarms. */
import { Command } from "commander";
import { alarmTestAnswer } from "../../src/admin/alarms/answer.ts";
import { contextOf } from "../context.ts";

export function alarmsCommand(): Command {
  const alarms = new Command("alarms").description("messages about alarms (ALERT_WEBHOOK_URL)");
  alarms
    .command("test")
    .description("send a test message to the listener, and say whether it arrived")
    .addHelpText(
      "after",
      `
Exits with code 1 if the message did not arrive. To see the active alarms, run bvs doctor.

Example:
  bvs alarms test`,
    )
    .action(async (_options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const { text, value } = await admin().request(alarmTestAnswer, "/admin/alarms/test", {
        method: "POST",
      });
      output.result(text, () =>
        output.properties({ delivered: value.delivered ? "yes" : "no", status: value.status }),
      );
      if (value.problem !== null) output.note(value.problem);
      // Do not throw a `Failure`: with --json, it would be printed as a second JSON object.
      if (!value.delivered) process.exitCode = 1;
    });
  return alarms;
}
