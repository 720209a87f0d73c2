/** Programs fill in every field of a form; the one that is asked about here is hidden from people. */
export function isByProgram(hiddenField: unknown): boolean {
  return hiddenField !== undefined && hiddenField !== null && hiddenField !== '';
}
