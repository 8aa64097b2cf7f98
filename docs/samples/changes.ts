// Prints the changes of watched businesses since the last run. Run this program once a day, or as
// often as you like. cursor.txt stores how far it has read. Events are kept for 30 days.
import { readFile, writeFile } from "node:fs/promises";
import { BusinessVerification } from "business-verification";

const client = new BusinessVerification({
  baseUrl: process.env.BVS_URL!,
  apiKey: process.env.BVS_API_KEY!,
});

const events = client.events({
  after: await readFile("cursor.txt", "utf8").catch(() => null),
  types: ["watch.changed"],
  // The client calls this function when the loop below has processed all events up to this cursor.
  // So no event is lost if the program stops.
  onCursor: (cursor) => writeFile("cursor.txt", cursor),
  // With `follow: true` the loop waits for further events.
});
for await (const event of events) {
  if (event.type !== "watch.changed") continue;
  const { business_number, reference, before, after } = event.data;
  // 01 is active, 02 suspended, 03 closed, null not registered.
  console.log(reference ?? business_number, before.status_code, "->", after.status_code);
}
