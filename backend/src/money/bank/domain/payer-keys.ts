/** The keys by which a payer is known again: the IBAN, and the name without its legal form. */
export function payerKeys({ name, iban }: { readonly name: string; readonly iban: string }): string[] {
  const named = nameKey(name);
  return [...(iban === '' ? [] : [`iban ${iban}`]), ...(named.length < 4 ? [] : [`name ${named}`])];
}

/** A company without its legal form: `Al Noor Printing LLC` and `AL NOOR PRINTING L.L.C.` are the same. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\bl\.?\s?l\.?\s?c\b\.?|\bfz-?(?:llc|e|co|c)\b|\best\b\.?|\bco\b\.?|\bltd\b\.?|ذ\.?م\.?م\.?/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
