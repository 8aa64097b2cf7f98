/** Every minute: wakes workers for due deliveries, and deletes old deliveries. */
import type { DeliveryStore } from "./deliveries.ts";
import { type WakeServices, wakeSenders } from "./hints.ts";

export async function sweepDeliveries(
  services: WakeServices & { readonly deliveries: DeliveryStore },
): Promise<void> {
  const { deliveries } = services;
  await wakeSenders(services, await deliveries.countTakeable());
  await deliveries.deleteOld();
}
