/** Read by any Node that knows modules: no import and no new syntax here. */
const FIRST_MINOR = { 20: 19, 22: 13 };

/** The lines that the tool chain supports: 20.19 or newer, 22.13 or newer, 24 and later. */
export function isSupportedNode(version) {
  const [major, minor] = version.split('.').map(Number);
  const firstMinor = FIRST_MINOR[major];
  return major >= 24 || (firstMinor !== undefined && minor >= firstMinor);
}

/** Ends the process with one line on a Node that cannot run the shop. */
export function requireSupportedNode(version) {
  if (isSupportedNode(version)) return;
  console.error(
    `Node ${version} cannot run this shop: install Node 20.19+, 22.13+ or 24 (https://nodejs.org), then run the command again.`,
  );
  process.exit(1);
}
