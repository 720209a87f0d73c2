const LATER_MS = 60_000;

/** Hands a file over to the browser's downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), LATER_MS);
}
