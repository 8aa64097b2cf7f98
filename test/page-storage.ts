/** Stands in for a browser's storage. As in a browser, each entry is a property of the object. */
export class PageStorage {
  [item: string]: unknown;
  getItem(name: string): string | null {
    return (this[name] as string) ?? null;
  }
  setItem(name: string, text: string): void {
    this[name] = text;
  }
  removeItem(name: string): void {
    delete this[name];
  }
  clear(): void {
    for (const name of Object.keys(this)) delete this[name];
  }
}
