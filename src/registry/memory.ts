/** What an isolate remembers about the registry. All requests of the isolate share it. */
export class RegistryMemory {
  /** When the registry last failed during a description (epoch milliseconds); 0: never. */
  failedAt = 0;
}
