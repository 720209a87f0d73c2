import type { Tone } from './statuses.js';

/** The treatment of a cheque that is dated after the day on which it is received: a payment, or an entry of the register. */
export const POST_DATED_CHEQUES = ['register', 'count'] as const;
export type PostDatedCheques = (typeof POST_DATED_CHEQUES)[number];

/** A guarantee is never presented: it counts nowhere, and has a list of its own. */
export const CHEQUE_KINDS = ['Payment', 'Guarantee'] as const;
export type ChequeKind = (typeof CHEQUE_KINDS)[number];

/** In the order of the life of a cheque. */
export const CHEQUE_STATUSES = [
  'Held',
  'Deposited',
  'Cleared',
  'PartlyCleared',
  'Bounced',
  'Replaced',
  'Settled',
  'HandedOver',
  'GivenBack',
  'Withdrawn',
] as const;
export type ChequeStatus = (typeof CHEQUE_STATUSES)[number];

export const chequeStatusTones: Readonly<Record<ChequeStatus, Tone>> = {
  Held: 'neutral',
  Deposited: 'yellow',
  Cleared: 'green',
  PartlyCleared: 'yellow',
  Bounced: 'red',
  Replaced: 'neutral',
  Settled: 'green',
  HandedOver: 'purple',
  GivenBack: 'neutral',
  Withdrawn: 'neutral',
};

/** A payment by one of these may still come: it covers the invoices that it is meant for. */
export const COVERING_STATUSES = ['Held', 'Deposited'] as const satisfies readonly ChequeStatus[];

/** Work that the shop still has with a cheque that the bank did not pay in full. */
export const RETURNED_STATUSES = ['Bounced', 'PartlyCleared'] as const satisfies readonly ChequeStatus[];

/** Nothing is left to do. */
export const DONE_STATUSES = CHEQUE_STATUSES.filter(
  (status) => ![...COVERING_STATUSES, ...RETURNED_STATUSES].some((open) => open === status),
);

/** The reasons of a bank for a return. */
export const RETURN_REASONS = [
  'INSUFFICIENT_FUNDS',
  'ACCOUNT_CLOSED',
  'SIGNATURE',
  'STOPPED',
  'DATE_OR_WORDS',
  'STALE',
  'OTHER',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/**
 * True if the cheque is an executive instrument, which goes to the execution judge without a lawsuit: art. 667 of Federal
 * Decree-Law 50/2022 for missing funds; for a closed account, a binding principle of the courts.
 */
export const isExecutive = (reason: ReturnReason): boolean =>
  reason === 'INSUFFICIENT_FUNDS' || reason === 'ACCOUNT_CLOSED';

export const HANDED_TO = ['Lawyer', 'Court'] as const;
export type HandedTo = (typeof HANDED_TO)[number];

/** The files of a cheque: pictures of the sheet, and what the bank writes about a return. */
export const CHEQUE_FILES = ['front', 'back', 'certificate'] as const;
export type ChequeFileKind = (typeof CHEQUE_FILES)[number];
export const CHEQUE_FILE_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type ChequeFileType = (typeof CHEQUE_FILE_TYPES)[number];
export const MAX_CHEQUE_FILE_MB = 5;
export const MAX_CHEQUE_FILE_BYTES = MAX_CHEQUE_FILE_MB * 1_048_576;

export const MIN_SERIES = 2;
export const MAX_SERIES = 36;
/** The maximum number of cheques of one deposit, and of those that clear in one call. */
export const MAX_CHEQUES_AT_ONCE = 50;
/** The maximum number of cheques of one acknowledgement of receipt. */
export const MAX_ACKNOWLEDGED = 100;
/** A cheque may be dated at most this many years after the day on which it is entered. */
export const MAX_CHEQUE_YEARS_AHEAD = 5;

/** A cheque must be presented within this time from its date. */
const PRESENTMENT_MONTHS = 6;
/** Recourse against the drawer ends this long after the time for presentment: art. 670 of Federal Decree-Law 50/2022. */
const RECOURSE_MONTHS = 24;

/**
 * The same day some months later, or the last day of that month: 31 January plus one month is 28 February.
 * @param day as `2026-01-31`
 */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The last day on which the bank pays a cheque. @param chequeDate as `2026-01-31` */
export const presentUntil = (chequeDate: string): string => monthsAfter(chequeDate, PRESENTMENT_MONTHS);

/** The last day of recourse against the drawer. */
export const claimUntil = (chequeDate: string): string => monthsAfter(presentUntil(chequeDate), RECOURSE_MONTHS);

/** The number of the cheque this many sheets later in its book; null if it does not end with digits. */
export function laterChequeNumber(chequeNumber: string, sheets: number): string | null {
  const [, before = '', digits = ''] = /^(.*?)(\d+)$/.exec(chequeNumber) ?? [];
  if (digits === '' || digits.length > 15) return null;
  return `${before}${String(Number(digits) + sheets).padStart(digits.length, '0')}`;
}

/** Banks that are licensed by the Central Bank of the UAE and issue cheques; any other name may be typed. */
export const UAE_BANKS = [
  'Abu Dhabi Commercial Bank',
  'Abu Dhabi Islamic Bank',
  'Ajman Bank',
  'Al Hilal Bank',
  'Al Khaliji France',
  'Al Masraf',
  'Arab African International Bank',
  'Arab Bank',
  'Bank Melli Iran',
  'Bank of Baroda',
  'Bank of Sharjah',
  'Banque Misr',
  'BNP Paribas',
  'Citibank',
  'Commercial Bank International',
  'Commercial Bank of Dubai',
  'Deutsche Bank',
  'Doha Bank',
  'Dubai Islamic Bank',
  'El Nilein Bank',
  'Emirates Islamic',
  'Emirates NBD',
  'First Abu Dhabi Bank',
  'Gulf International Bank',
  'Habib Bank AG Zurich',
  'Habib Bank Limited',
  'HSBC Bank Middle East',
  'Invest Bank',
  'Janata Bank',
  'Mashreq',
  'National Bank of Bahrain',
  'National Bank of Fujairah',
  'National Bank of Kuwait',
  'National Bank of Oman',
  'National Bank of Ras Al Khaimah',
  'National Bank of Umm Al Qaiwain',
  'Rafidain Bank',
  'Saudi National Bank',
  'Sharjah Islamic Bank',
  'Standard Chartered Bank',
  'United Arab Bank',
  'United Bank Limited',
  'Wio Bank',
] as const;
