/** A body may leave a field out, or say null where forms mean the same. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}
