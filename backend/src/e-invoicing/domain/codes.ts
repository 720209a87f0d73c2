import type { TaxCategory } from '@shop/contract/vat';

/** Predefined address of buyers who get no e-invoice; only the tax authority gets one. */
export const NOT_SUBJECT = '9900000098';
export const EXPORT_BUYER = '9900000099';

export const FREE_ZONE_FLAG = 0;
export const EXPORT_FLAG = 7;
const FLAG_COUNT = 8;

/** UNCL 4461. */
export const CREDIT_TRANSFER = '30';
export const UNDEFINED_MEANS = '1';

/** UNCL 5189 and UNCL 7161. */
export const DISCOUNT = '95';
export const FREIGHT = 'FC';
export const OTHER_SERVICES = 'ADR';

/** UN/ECE Recommendation 20: "one", for lines that aren't counted in units. */
export const ONE = 'C62';

/** Exempt supplies. Federal Decree-Law 8/2017, article 46: financial services, dwellings, bare land, local transport. */
export const EXEMPTIONS: readonly string[] = ['DL8.46.1', 'DL8.46.2', 'DL8.46.3', 'DL8.46.4'];

/** Goods under the reverse charge. Federal Decree-Law 8/2017, article 48. */
export const REVERSE_CHARGE_GOODS: readonly string[] = [
  ...['DL8.48.8.1', 'DL8.48.8.2'],
  ...['DL8.48.3.1', 'DL8.48.3.2', 'DL8.48.3.3'],
];

export const isUntaxed = (category: string): boolean => category === 'E' || category === 'O';

/** The first of the codes that the reason of the category contains. */
export function codeIn(reason: string, codes: readonly string[]): string {
  const words = reason.split(/[^\w.]+/).map((word) => word.replace(/\.$/, ''));
  return codes.find((code) => words.includes(code)) ?? '';
}

/** The GTIN that the reason of the category contains. */
export const gtinIn = (reason: string): string => /\b(\d{14}|\d{13}|\d{12}|\d{8})\b/.exec(reason)?.[1] ?? '';

/** The rate in percent, in the form of lines and subtotals. */
export function percentOf(category: TaxCategory, rate: number): number | null {
  if (isUntaxed(category)) return null;
  return category === 'S' ? rate : 0;
}

export function flagsOf(places: readonly number[]): string {
  return Array.from({ length: FLAG_COUNT }, (_, place) => (places.includes(place) ? '1' : '0')).join('');
}
