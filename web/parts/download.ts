/** Saves a file that the page made. */
export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoke later, because the browser may still be reading the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
