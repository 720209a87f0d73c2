const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** True if lists and objects of the JSON text nest deeper than `most`. Brackets within texts don't count. */
export function nestsDeeperThan(json: string, most: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json.charCodeAt(at);
    if (char === QUOTE) isInText = !isInText;
    else if (isInText) at += char === BACKSLASH ? 1 : 0;
    else if (OPENING.has(char)) depth += 1;
    else if (CLOSING.has(char)) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
