/** Shorter numbers are no numbers of accounts, and would be the end of many. */
const SHORTEST = 6;

/** True if a file names the account by its IBAN or by the number at its end, which banks fill with zeros. */
export function isNumberOf(iban: string, account: string): boolean {
  const number = account.replace(/\s/g, '').replace(/^0+/, '');
  return number.length >= SHORTEST && iban.endsWith(number);
}
