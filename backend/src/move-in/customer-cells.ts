import { BILLING_BASES, type BillingBasis } from '@shop/contract/billing';
import type { DeliveryPlace } from '@shop/contract/delivery';
import { EMIRATE_NAMES } from '@shop/contract/emirates';
import { type Language, LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import { toAed } from '@shop/contract/money';
import type { CustomerColumn } from '@shop/contract/move-in';
import type { Emirate } from '@shop/contract/uae';
import { CreateCompanyDto } from '../people/companies/dto/company.requests.js';
import { CreateUserDto } from '../people/users/dto/user.requests.js';
import { ruleFault } from '../platform/errors/refuse.js';
import { isPhone } from '../platform/http/validation/phone.js';
import { checked } from '../platform/imports/checked-cells.js';
import { nameKey } from './domain/customer-names.js';
import { countryIn, emirateIn, hasLegalForm, phoneIn, termDays } from './domain/customer-words.js';
import type { RowCells } from './domain/row-cells.js';

export interface OldCustomer {
  /** The name in the old books, by which other files refer to it. */
  readonly name: string;
  readonly company: CreateCompanyDto | null;
  readonly person: CreateUserDto;
  readonly addresses: readonly DeliveryPlace[];
  /** In AED; null if there is no limit. */
  readonly creditLimit: number | null;
  readonly billing: BillingBasis;
  /** Id of a customer group. */
  readonly group: string | null;
  /** Id of a price list; omitted if the row has none. */
  readonly priceList?: string;
  readonly joinTo: string;
}

/** The records of the shop that the cells name. */
export interface NamedRecords {
  /** Ids of staff by name and email address, and of customer groups and price lists by name, all by `nameKey`. */
  readonly staff: ReadonlyMap<string, string>;
  readonly groups: ReadonlyMap<string, string>;
  readonly lists: ReadonlyMap<string, string>;
  /** Assumed where the file has none. */
  readonly emirate: Emirate;
  /** True for programs that export 0 for customers without a credit limit. */
  readonly isNoLimitZero: boolean;
}

export type Cells = RowCells<CustomerColumn>;
const COMPANY_WORDS = /^(?:business|company|true|yes|1|شركة)$/iu;
const PERSON_WORDS = /^(?:individual|person|false|no|0|فرد)$/iu;

export const digitsOf = (text: string): string => text.replace(/\D/gu, '');

interface Names {
  readonly name: string;
  /** First and last name. */
  readonly named: string;
}

/** @returns the customer of a row; null if cells are wrong, which the row then names */
export async function customerIn(row: Cells, { name, named }: Names, context: NamedRecords) {
  const joinTo = row.text('joinTo');
  const type = row.text('type');
  const legalName = row.text('legalName') || name;
  const says = row.text('trn') !== '' || row.text('legalName') !== '' || hasLegalForm(name);
  const isCompany = joinTo === '' && !PERSON_WORDS.test(type) && (COMPANY_WORDS.test(type) || says);
  const place = placeIn(row);
  const hasNoEmirate = isCompany && place.country === 'AE' && place.emirate === '';
  const billing = billingIn(row);
  const creditLimit = limitIn(row, context);
  const group = idIn(row, 'group', context.groups, 'UNKNOWN_GROUP');
  const priceList = idIn(row, 'priceList', context.lists, 'UNKNOWN_PRICE_LIST');
  const company = isCompany
    ? await checkedAs(CreateCompanyDto, row, COMPANY_COLUMNS, {
        legalName,
        legalNameAr: row.text('legalNameAr'),
        trn: digitsOf(row.text('trn')),
        tin: row.text('tin'),
        licenceNumber: row.text('licenceNumber'),
        address: { ...place, emirate: hasNoEmirate ? context.emirate : place.emirate },
        paymentTermsDays: termsIn(row),
        creditLimit,
        billing,
        notes: row.text('notes'),
        salesperson: idIn(row, 'salesperson', context.staff, 'UNKNOWN_STAFF'),
      })
    : null;
  const phoneNumber = phoneIn(row.text('phone') || row.text('mobile'));
  if (phoneNumber !== '' && !isPhone(phoneNumber)) row.fault('phone', ruleFault('PHONE', { value: phoneNumber }));
  const delivery = deliveryIn(row, place, isCompany);
  const person = await checkedAs(CreateUserDto, row, PERSON_COLUMNS, {
    name: row.text('contact') || (isCompany ? named || legalName : name),
    email: row.text('email').toLowerCase(),
    phoneNumber,
    address: delivery.text || (isCompany ? '' : [place.street, place.city].filter(Boolean).join(', ')),
    language: languageIn(row),
  });
  if (row.isWrong || person === null || (isCompany && company === null)) return { customer: null, hasNoEmirate };
  const addresses = delivery.place ? [delivery.place] : [];
  const terms = { creditLimit, billing, group, ...(priceList !== null && { priceList }) };
  return { customer: { name, company, person, addresses, ...terms, joinTo }, hasNoEmirate };
}

/** The columns of the fields of a company; the others have the same name. */
const COMPANY_COLUMNS: Readonly<Record<string, CustomerColumn>> = {
  'address.street': 'street',
  'address.city': 'city',
  'address.emirate': 'emirate',
  'address.country': 'country',
  paymentTermsDays: 'terms',
};

const PERSON_COLUMNS: Readonly<Record<string, CustomerColumn>> = {
  name: 'contact',
  phoneNumber: 'phone',
  address: 'deliveryAddress',
};

async function checkedAs<T extends object>(
  type: new () => T,
  row: Cells,
  columns: Readonly<Record<string, CustomerColumn>>,
  fields: T,
): Promise<T | null> {
  const { body, problems } = await checked(type, fields);
  for (const [field, fault] of Object.entries(problems ?? {}))
    row.fault(columns[field] ?? (field as CustomerColumn), fault);
  return body;
}

function placeIn(row: Cells) {
  const [city, country] = [row.text('city'), countryIn(row.text('country'))];
  const street = oneLine([row.text('street'), row.text('street2')].join('\n'));
  // Some lists have the whole address in one cell.
  const places = [row.text('emirate'), city, ...street.split(/,\s*/u).toReversed()];
  const emirate = places.map(emirateIn).find(Boolean) ?? '';
  return { street, city, country, emirate: country === 'AE' ? emirate : ('' as const) };
}

/** A delivery address of the address book, or a text if its emirate is not known. */
function deliveryIn(row: Cells, own: ReturnType<typeof placeIn>, isCompany: boolean) {
  const [street, city] = [oneLine(row.text('deliveryAddress')), row.text('deliveryCity')];
  const base = { label: '', contact: '', phone: '' };
  const { city: ownCity, emirate: ownEmirate } = own;
  if (street === '') {
    // The address of a company is on the company.
    const isPlace = !isCompany && own.street !== '' && ownEmirate !== '';
    const place: DeliveryPlace | null = isPlace
      ? { ...base, street: own.street, city: ownCity || EMIRATE_NAMES.en[ownEmirate], emirate: ownEmirate }
      : null;
    return { place, text: '' };
  }
  const emirate = emirateIn(row.text('deliveryEmirate')) || emirateIn(city) || (city === '' ? ownEmirate : '');
  if (emirate === '')
    return { place: null, text: [street, city, row.text('deliveryEmirate')].filter(Boolean).join(', ') };
  const place: DeliveryPlace = { ...base, street, city: city || ownCity || EMIRATE_NAMES.en[emirate], emirate };
  return { place, text: '' };
}

/** Addresses of some programs are one cell of several lines. */
const oneLine = (text: string): string =>
  text
    .split(/\s*\n\s*/u)
    .filter(Boolean)
    .join(', ');

function termsIn(row: Cells): number | null {
  const text = row.text('terms');
  if (text === '') return null;
  const days = termDays(text);
  if (days === undefined) row.fault('terms', ruleFault('TERM_DAYS'));
  if (!/^(?:|days\s*after\s*bill\s*date|.*after the invoice date)$/iu.test(row.text('termsFrom')))
    row.fault('termsFrom', ruleFault('TERMS_FROM'));
  return days ?? null;
}

function limitIn(row: Cells, { isNoLimitZero }: NamedRecords): number | null {
  const limit = row.amount('creditLimit');
  const currency = row.text('currency').toUpperCase();
  if (limit && currency !== '' && currency !== 'AED')
    row.fault('creditLimit', ruleFault('OPENING_CURRENCY', { currency }));
  return limit === undefined || (limit === 0 && isNoLimitZero) ? null : toAed(limit);
}

function billingIn(row: Cells): BillingBasis {
  const text = row.text('billing').toLowerCase();
  const basis = BILLING_BASES.find((one) => one === text);
  if (text !== '' && basis === undefined) row.fault('billing', ruleFault('BILLING_WORD'));
  return basis ?? 'order';
}

function languageIn(row: Cells): Language {
  const text = row.text('language').toLowerCase();
  const language = LANGUAGE_CODES.find((code) => [code, LANGUAGES[code].name.toLowerCase()].includes(text));
  return language ?? (text === 'arabic' ? 'ar' : 'en');
}

function idIn(
  row: Cells,
  column: 'group' | 'priceList' | 'salesperson',
  ids: ReadonlyMap<string, string>,
  rule: 'UNKNOWN_GROUP' | 'UNKNOWN_PRICE_LIST' | 'UNKNOWN_STAFF',
): string | null {
  const text = row.text(column);
  if (text === '') return null;
  const id = ids.get(nameKey(text));
  if (id === undefined) row.fault(column, ruleFault(/[;,|\n]/u.test(text) ? 'ONE_NAME' : rule));
  return id ?? null;
}
