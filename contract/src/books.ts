import type { PaymentMethod } from './payment.js';
import { TAX_CATEGORIES, type TaxCategory } from './vat.js';

/** Income is booked by its VAT category. */
export const INCOMES = ['sales', 'delivery', 'extraFee'] as const;
export type Income = (typeof INCOMES)[number];
export type IncomeRole = `${Income}${TaxCategory}`;

export const incomeRole = (income: Income, category: TaxCategory): IncomeRole => `${income}${category}`;

const OTHER_ROLES = [
  'cash',
  'bank',
  'card',
  'otherMeans',
  'chequesInHand',
  'receivables',
  'customerCredit',
  'advances',
  'outputVat',
  'badDebtVat',
  'opening',
  'bankCharges',
  'smallDifferences',
  'badDebts',
] as const;

/** The purposes of accounts: the journal of the shop books by them, and the settings name the accounts. */
export type AccountRole = (typeof OTHER_ROLES)[number] | IncomeRole;

/** An account that is booked to: that of a purpose, or the own one of a bank account of the shop, by its id. */
export type BookRole = AccountRole | `bank:${string}`;

/** An account of the accountant's books. Without a code or a name it is not chosen yet. */
export interface BookAccount {
  readonly role: AccountRole;
  /** The bank account of the shop whose own account it is; null for all others. */
  readonly bankAccount: string | null;
  readonly code: string;
  readonly name: string;
}

export const bookRoleOf = ({ role, bankAccount }: Pick<BookAccount, 'role' | 'bankAccount'>): BookRole =>
  bankAccount ? `bank:${bankAccount}` : role;

const isOfBankAccount = (role: BookRole): role is `bank:${string}` => role.startsWith('bank:');

export const purposeOf = (role: BookRole): AccountRole => (isOfBankAccount(role) ? 'bank' : role);

const CATEGORY_NAMES: Readonly<Record<TaxCategory, string>> = {
  S: 'standard-rated',
  Z: 'zero-rated',
  E: 'exempt',
  O: 'outside VAT',
  AE: 'reverse charge',
};
const INCOME_NAMES: Readonly<Record<Income, readonly [code: number, name: string]>> = {
  sales: [4010, 'Sales'],
  delivery: [4110, 'Delivery income'],
  extraFee: [4210, 'Other charges'],
};

const account = (role: AccountRole, code: string, name: string): BookAccount => ({
  role,
  bankAccount: null,
  code,
  name,
});

/** A chart of accounts that works as it is, in the order of a trial balance. */
export const USUAL_ACCOUNTS: readonly BookAccount[] = [
  account('cash', '1010', 'Cash in hand'),
  account('bank', '1020', 'Bank'),
  account('card', '1030', 'Card payments'),
  account('otherMeans', '1040', 'Other means of payment'),
  account('chequesInHand', '1050', 'Post-dated cheques in hand'),
  account('receivables', '1100', 'Accounts receivable'),
  account('customerCredit', '2100', 'Customer credit'),
  account('advances', '2110', 'Advances from customers'),
  account('outputVat', '2200', 'Output VAT'),
  account('badDebtVat', '2210', 'VAT on bad debts'),
  account('opening', '3900', 'Opening balances'),
  ...INCOMES.flatMap((income) =>
    TAX_CATEGORIES.map((category, index) => {
      const [code, name] = INCOME_NAMES[income];
      return account(incomeRole(income, category), String(code + index * 10), `${name}, ${CATEGORY_NAMES[category]}`);
    }),
  ),
  account('bankCharges', '6010', 'Bank charges'),
  account('smallDifferences', '6020', 'Small differences'),
  account('badDebts', '6030', 'Bad debts'),
];

export const ACCOUNT_ROLES: readonly AccountRole[] = USUAL_ACCOUNTS.map(({ role }) => role);

const METHOD_ROLES = {
  Cash: 'cash',
  'Bank Transfer': 'bank',
  'Credit Card': 'card',
  Cheque: 'bank',
  Other: 'otherMeans',
} as const satisfies Record<PaymentMethod, AccountRole>;

/** The account that money of this method comes to, and leaves from. */
export const accountOfMethod = (method: PaymentMethod): AccountRole => METHOD_ROLES[method];

/** The events that the journal books, in their order within a day. */
export const JOURNAL_KINDS = [
  'opening',
  'invoice',
  'credit',
  'void',
  'writeOff',
  'writeOffUndone',
  'recovery',
  'recoveryUndone',
  'badDebtVat',
  'bankCharge',
  'difference',
  'differenceUndone',
  'payment',
  'applied',
  'unapplied',
  'refund',
  'returned',
  'mistake',
  'chequeTaken',
  'chequeEnded',
] as const;
export type JournalKind = (typeof JOURNAL_KINDS)[number];

/** The states of a month pack. */
export const PACK_STATUSES = ['Making', 'Ready', 'Failed'] as const;
export type PackStatus = (typeof PACK_STATUSES)[number];

/** The accounting software that entries of the journal are exported to. */
export const EXPORT_TARGETS = ['tally', 'zoho'] as const;
export type ExportTarget = (typeof EXPORT_TARGETS)[number];

/** The comparisons of the books with the lists of the shop: two figures each, which should be equal. */
export const BOOK_CHECKS = [
  'balance',
  'receivables',
  'ageing',
  'documents',
  'vatAmount',
  'vat',
  'vatAdjustment',
  'vatLines',
  'bank',
  'bankMatches',
] as const;
export type BookCheck = (typeof BOOK_CHECKS)[number];

/** The documents that the journal books. */
export const JOURNAL_RESOURCES = ['invoices', 'credit-notes', 'payments', 'receipts', 'cheques'] as const;
export type JournalResource = (typeof JOURNAL_RESOURCES)[number];

/** The columns of a sales document in month packs and in the exports of invoices and credit notes. */
export const SALES_COLUMNS = [
  'document',
  'number',
  'issuedOn',
  'suppliedOn',
  'taxDay',
  'late',
  'emirate',
  'eInvoice',
  'customer',
  'trn',
] as const;
export type SalesColumn = (typeof SALES_COLUMNS)[number];

/** The columns of each of its VAT categories. */
export const SALES_AMOUNTS = ['box', 'category', 'rate', 'net', 'vat', 'gross'] as const;
export type SalesAmount = (typeof SALES_AMOUNTS)[number];
