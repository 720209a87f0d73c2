import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { placeholdersOf } from '@shop/contract/message';
import { refusals } from './ar/refusals';
import { i18nProvider } from './i18nProvider';
import { refusalText } from './refusalText';

const ARABIC = /[\u0600-\u06ff]/;
const WORDS = 'Some words of the server.';

/** The values that the API sends with a refusal. */
const sent: Record<string, Record<string, string | number>> = {
  INSUFFICIENT_STOCK: { product: 'Wax Ribbon 1/2-inch', asked: 40, left: 12 },
  THREAD_FULL: { max: 500 },
  REFUND_TOO_LARGE: { left: '12.00' },
  AMOUNT_BELOW_REFUNDS: { min: '40.00' },
  PAYMENT_OF_RECEIPT: { receipt: 'RCP-2026-00001' },
  PAYMENT_OF_CREDIT: { invoice: 'INV-2026-00001' },
  ALLOCATION_TOO_LARGE: { invoice: 'INV-2026-00001', left: '12.00' },
  ALLOCATED_TOO_MUCH: { allocated: '120.00', amount: '100.00' },
  INVOICE_TWICE: { invoice: 'INV-2026-00001' },
  OTHER_ACCOUNT: { invoice: 'INV-2026-00001' },
  ORDER_OF_OTHER_ACCOUNT: { order: 'ORD-2026-00001' },
  CREDIT_BALANCE_TOO_SMALL: { left: '12.00' },
  E_INVOICE_INCOMPLETE: { count: 2 },
  E_INVOICE_NOT_READY: { count: 2 },
  CREDIT_TOO_LARGE: { left: '202.20' },
  CREDIT_QTY_TOO_LARGE: { left: 3 },
  RETURN_QTY_TOO_LARGE: { left: 3 },
  PRODUCT_IN_ORDERS: { documents: 'ORD-2026-00001, ORD-2026-00002' },
  PRODUCT_IN_QUOTES: { documents: 'QUO-2026-00001' },
  COMPANY_TRN_TAKEN: { name: 'Al Manar Printing LLC' },
  COMPANY_IN_USE: { users: 'Aisha Rahman, Omar' },
  PHONE: { value: '12' },
  REAUTHENTICATION_REQUIRED: { minutes: 30 },
  PRODUCT_DELETED: { product: 'Wax Ribbon' },
  PAYMENT_TOO_LARGE: { left: '202.20' },
  TOO_MANY_REQUESTS: { seconds: 42 },
  TOO_LONG: { max: 500 },
  TEXTS: { max: 100 },
  TOO_MANY: { max: 50 },
  TOO_MANY_HOLDS: { max: 100 },
  PLACEHOLDER: { value: 'amount', known: '{total}' },
  AFTER_STEP: { min: 3 },
  IN_THE_FUTURE: { max: '2026-11-25' },
  ENTRIES: { min: 1, max: 200 },
  AMOUNT: { min: 0, max: 10_000_000 },
  WHOLE_NUMBER: { min: 1, max: 1_000_000 },
  ONE_OF: { values: 'Ribbon, Rubber' },
  DATE_BETWEEN: { from: '2000-01-01', until: '2026-11-22' },
  TOO_MANY_LINES: { max: 1000 },
  LINE_TOO_DEAR: { max: 10_000_000 },
  DISCOUNT_TOO_LARGE: { max: '120.00' },
  TAX_REASON_REQUIRED: { category: 'E' },
  TOTAL_TOO_HIGH: { max: 10_000_000 },
  OTHER_PRODUCT_TYPE: { type: 'Rubber' },
  OTHER_TYPE: { type: 'Rubber' },
  PRICE_CHANGE_NOT_UNDONE: { hours: 24 },
  PERCENT: { max: 1000 },
  DAYS_AHEAD: { max: 366 },
  UNKNOWN_COLUMN: { name: 'colour' },
  COLUMN_TWICE: { name: 'sku' },
  CELLS_DIFFER: { cells: 3, columns: 20 },
  TOO_MANY_PASSKEYS: { max: 10 },
  TOO_MANY_PRODUCTS: { max: 2000 },
  XML_UNSAFE: { line: 2 },
  XML_BEYOND_LIMIT: { line: 2 },
  XML_NOT_WELL_FORMED: { line: 2, problem: 'cbc:ID is not closed.' },
  NOT_AN_E_INVOICE: { found: 'Order', wanted: 'Invoice' },
  E_INVOICE_PROVIDER_UNREACHABLE: { why: 'timeout' },
  E_INVOICE_UNREADABLE: { line: 2, element: 'cbc:TaxAmount' },
  TOO_MANY_CHANGES: { max: 500 },
  DAY: { value: '1 May' },
  TRN: { value: '12' },
  TIN: { value: '12' },
  TRN_NEEDED: { value: '2018-01-01' },
  EMIRATE_ABROAD: { value: 'DXB', country: 'GB' },
  COUNTRY: { value: 'ZZ' },
  LINK: { value: 'wa.me' },
  IBAN: { value: 'XX1' },
  IBAN_CHECK: { value: 'AE080331234567890123456' },
  IBAN_TWICE: { value: 'AE070331234567890123456' },
  BIC: { value: 'EBIL' },
  LOGO: { value: '/media/none.webp' },
  COLOUR: { value: 'teal' },
  CONTRAST: { value: '#ffff00', ratio: '1.0', min: 4.5 },
};

afterEach(() => i18nProvider.changeLocale('en'));

describe('a refusal in English', () => {
  it('is shown in the words of the API', () => {
    expect(refusalText(WORDS, { rule: 'INVOICE_EXISTS' })).toBe(WORDS);
  });
});

describe('a refusal in Arabic', () => {
  beforeEach(() => i18nProvider.changeLocale('ar'));

  const rules = Object.keys(refusals).filter((rule) => !rule.endsWith('_MINUTES'));
  it.each(rules)('%s is translated with its values', (rule) => {
    const params = sent[rule] ?? {};
    const text = refusalText(WORDS, { rule, params });
    expect(text).toMatch(ARABIC);
    expect(placeholdersOf(text)).toEqual(rule === 'PLACEHOLDER' ? ['total'] : []);
    for (const value of Object.values(params)) expect(text).toContain(String(value));
  });

  it('names the actions and the roles of staff in its own words', () => {
    const params = { role: 'Store', actions: 'invoices.void', roles: 'Administrator' };
    const text = refusalText(WORDS, { rule: 'STAFF_ROLE_REFUSED', params });
    expect(text).toContain('إلغاء الفواتير');
    expect(text).toContain('المدير');
  });

  it('counts long waits in minutes', () => {
    expect(refusalText(WORDS, { rule: 'TOO_MANY_REQUESTS', params: { seconds: 841 } })).toContain('15 دقيقة');
  });

  it.each([
    ['its rule is unknown', { rule: 'FULL_MOON' }],
    ['it has no rule', {}],
    ['a value is missing', { rule: 'TOO_LONG', params: {} }],
    ['its rule has the name of a method of every object', { rule: 'toString' }],
  ])('stays in the words of the API where %s', (_where, refusal) => {
    expect(refusalText(WORDS, refusal)).toBe(WORDS);
  });
});
