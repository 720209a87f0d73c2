/** Formats a number of the UAE, '+971 50 000 0001'; others don't change. `number` is '+' and digits. */
export function readablePhone(number: string): string {
  return number.replace(/^(\+971)(5\d|\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4');
}
