/** True if the body contains the field. Null counts as missing, since forms send it for that. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}
