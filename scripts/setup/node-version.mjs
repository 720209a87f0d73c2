/** Old versions of Node must be able to read this file: it has no imports and no new syntax. */
export function isSupportedNode(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

/** Ends the process with one line if Node can't run the shop. */
export function requireSupportedNode(version) {
  if (isSupportedNode(version)) return;
  console.error(
    `Node ${version} is not supported. Install Node 20.19 or newer (24 recommended, https://nodejs.org), then run the command again.`,
  );
  process.exit(1);
}
