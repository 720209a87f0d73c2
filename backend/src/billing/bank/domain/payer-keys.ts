import { nameKey } from './suggestions.js';

/** The keys by which a payer is known again: the IBAN, and the name without its legal form. */
export function payerKeys({ name, iban }: { readonly name: string; readonly iban: string }): string[] {
  const named = nameKey(name);
  return [...(iban === '' ? [] : [`iban ${iban}`]), ...(named.length < 4 ? [] : [`name ${named}`])];
}
