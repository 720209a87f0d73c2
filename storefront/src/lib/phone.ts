/** A number of the UAE as people write it, '+971 50 000 0001'; others stay as they are. `number` is '+' and digits. */
export function readablePhone(number: string): string {
  return number.replace(/^(\+971)(5\d|\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4');
}
