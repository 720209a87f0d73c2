import { HOME_COUNTRY } from '@shop/contract/countries';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import type { CustomerColumn } from '@shop/contract/move-in';
import type { ImportRemark } from '@shop/contract/product-import';
import { ruleFault } from '../platform/errors/refuse.js';
import type { Problems } from '../platform/imports/checked-cells.js';
import { wrongRow } from '../platform/imports/import-kind.js';
import type { SheetRow } from '../platform/imports/import-sheet.js';
import { type Cells, customerIn, digitsOf, type NamedRecords, type OldCustomer } from './customer-cells.js';
import { type CustomerNames, nameKey } from './domain/customer-names.js';
import { changedFaults, emptyRow, isSum, refusedRow, RowCells } from './domain/row-cells.js';
import type { BroughtRow, RowContext } from './move-in-step.js';

/** The company that a person belongs to: one of the shop by its account, or one of another row by its key. */
export type Joined = { readonly account: string } | { readonly key: string };

export interface CustomerRow extends BroughtRow<OldCustomer> {
  /** True for a row that brings its name alone, for a customer of the shop. */
  readonly isName?: boolean;
  readonly joined: Joined | null;
}

export interface CustomerRowContext extends NamedRecords, RowContext {
  /** In lower case. */
  readonly takenEmails: ReadonlySet<string>;
}

/** Plans one row of a list of customers. Sums and suppliers are passed over. */
export async function planCustomerRow(
  { cells, faults, line }: SheetRow<CustomerColumn>,
  context: CustomerRowContext,
): Promise<CustomerRow> {
  const row: Cells = new RowCells(cells, 'dmy', faults);
  const named = [row.text('firstName'), row.text('lastName')].filter(Boolean).join(' ');
  const name = row.text('customer') || row.text('legalName') || named;
  const nothing = { ...emptyRow(line, row.text('oldId'), name), joined: null };
  const isEmpty = name === '' && (['trn', 'email', 'phone', 'mobile'] as const).every((one) => row.text(one) === '');
  if (isEmpty || isSum(name) || /vendor|supplier/iu.test(row.text('contactType')))
    return { ...nothing, action: 'skipped' };
  if (name === '') row.fault('customer', ruleFault('REQUIRED'));
  const { customer, hasNoEmirate } = await customerIn(row, { name, named }, context);
  if (customer === null) return wrongRow(nothing, row.problems as Problems);
  const key = keyOf(row, name);
  const content = JSON.stringify(customer);
  const planned = { ...nothing, key, content, old: customer };
  const before = context.brought.get(key);
  if (before !== undefined) {
    const old = JSON.parse(before.content) as OldCustomer | OldName;
    if (before.content === content || 'account' in old) return { ...planned, action: 'same' };
    const earlier = changesOf(old);
    return wrongRow(nothing, changedFaults('customer', name, earlier, changesOf(customer)));
  }
  // A branch has the TRN of its company.
  const found = context.customers.find(name, customer.joinTo === '' ? row.text('trn') : '');
  if ('id' in found && found.otherName !== undefined) {
    const changes = [{ field: 'joinTo', from: null, to: found.otherName }];
    const brought: OldName = { name, account: found.id };
    const row = { ...nothing, key, content: JSON.stringify(brought), isName: true, changes };
    return { ...row, remarks: ['TRN_KNOWN'], action: 'create' };
  }
  if (!('problem' in found) || found.problem === 'alone' || found.problem === 'ambiguous')
    return { ...planned, old: null, action: 'exists' };
  const { email = '' } = customer.person;
  if (context.takenEmails.has(email.toLowerCase())) return wrongRow(nothing, { email: ruleFault('EMAIL_OF_OTHER') });
  const remarks: ImportRemark[] = [
    ...(found.problem === 'like' && customer.joinTo === '' ? (['NAME_ALIKE'] as const) : []),
    ...(hasNoEmirate ? (['EMIRATE_ASSUMED'] as const) : []),
  ];
  return { ...planned, remarks, action: 'create', changes: changesOf(customer) };
}

/** The name in the old books of a customer that the shop had. */
interface OldName {
  readonly name: string;
  readonly account: string;
}

/** The name in the old books of a customer; with its account if the shop had it. */
export const oldNameIn = (content: string) => JSON.parse(content) as Pick<OldName, 'name'> & Partial<OldName>;

/** Old id, else TRN, else name. Branches with one TRN have names of their own. */
function keyOf(row: Cells, name: string): string {
  const trn = row.text('joinTo') === '' ? digitsOf(row.text('trn')) : '';
  return row.text('oldId') || trn || nameKey(name);
}

/** The columns of the row as they are understood. */
function changesOf({ company, person, addresses, creditLimit, joinTo }: OldCustomer) {
  const address = company?.address;
  const [place] = addresses;
  const shown = {
    legalName: company?.legalName,
    legalNameAr: company?.legalNameAr,
    trn: company?.trn,
    tin: company?.tin,
    licenceNumber: company?.licenceNumber,
    joinTo,
    contact: person.name,
    email: person.email,
    phone: person.phoneNumber,
    street: address?.street,
    city: address?.city,
    emirate: address?.emirate,
    country: address?.country === HOME_COUNTRY ? '' : address?.country,
    deliveryAddress: place ? [place.street, place.city].filter(Boolean).join(', ') : person.address,
    terms: company?.paymentTermsDays,
    creditLimit,
    language: person.language === DEFAULT_LANGUAGE ? '' : person.language,
  };
  return Object.entries(shown)
    .filter(([, to]) => to !== undefined && to !== null && to !== '')
    .map(([field, to]) => ({ field, from: null, to, ...(field === 'creditLimit' && { isMoney: true }) }));
}

/** Rows that name a company of an earlier row, or of the shop; rows that repeat an earlier one are wrong. */
export function togetherCustomers(
  rows: readonly CustomerRow[],
  { customers }: Pick<RowContext, 'customers'>,
): CustomerRow[] {
  const firsts = new Map<string, number>();
  const companies = new Map<string, CustomerRow>();
  return rows.map((row) => {
    const { old: customer, line } = row;
    if (customer === null) return row;
    const fault = repeatedFault(row, firsts);
    if (fault !== undefined) return refusedRow(row, fault);
    for (const [, value] of identities(row)) if (!firsts.has(value)) firsts.set(value, line);
    if (customer.company !== null)
      companies.set(nameKey(customer.name), row).set(nameKey(customer.company.legalName), row);
    if (customer.joinTo === '' || row.action === 'same') return row;
    const joined = joinedBy(customer.joinTo, companies, customers);
    if (joined === undefined) return refusedRow(row, { joinTo: ruleFault('UNKNOWN_JOIN', { name: customer.joinTo }) });
    return { ...row, joined };
  });
}

const identities = ({ key, old: customer }: CustomerRow): (readonly [column: CustomerColumn, value: string])[] =>
  [
    ['customer', `key ${key}`] as const,
    ['customer', `name ${nameKey(customer?.name ?? '')}`] as const,
    ['trn', customer?.company?.trn ? `trn ${customer.company.trn}` : ''] as const,
    ['email', customer?.person.email ? `email ${customer.person.email}` : ''] as const,
  ].filter(([, value]) => value !== '');

function repeatedFault(row: CustomerRow, firsts: ReadonlyMap<string, number>): Problems | undefined {
  for (const [column, value] of identities(row).toReversed()) {
    const first = firsts.get(value);
    if (first === undefined) continue;
    if (column === 'trn') return { trn: ruleFault('TRN_TWICE', { line: first }) };
    return { [column]: ruleFault('CUSTOMER_TWICE', { line: first }) };
  }
  return undefined;
}

function joinedBy(
  name: string,
  companies: ReadonlyMap<string, CustomerRow>,
  customers: CustomerNames,
): Joined | undefined {
  const row = companies.get(nameKey(name));
  if (row !== undefined) return { key: row.key };
  const account = customers.company(name);
  return account === undefined ? undefined : { account };
}
