const LATER_MS = 60_000;

/** Saves a file as a download of the browser. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(address), LATER_MS);
}
