import type { StaffAction } from '@shop/contract/staff-roles';
import type { DocumentMarginResponse, InvoiceResponse, OrderResponse } from '@shop/contract/api';
import { SALES_COLUMNS, type SalesColumn } from '@shop/contract/books';
import { dubaiDay } from '@shop/contract/dubai-day';
import { nameOfEmirate } from '../ui/addressText';
import type { GivenColumn } from '../ui/columns';
import type { Translate, Value } from '../ui/exportSheet';
import { MarginLine } from './MarginLine';
import { EllipsisText } from '../ui/fields';

interface Charged {
  readonly deliveryCharge: number;
  readonly extraFee: number;
  readonly discount: number;
  readonly tax: { readonly net: number; readonly vat: number } | null;
}

const CHARGES = {
  deliveryCharge: 'resources.orders.fields.deliveryCharge',
  extraFee: 'resources.orders.fields.extraFee',
  discount: 'shop.line.discount',
  net: 'shop.total.net',
  vat: 'shop.line.vat',
} as const;
type Charges = Readonly<Record<keyof typeof CHARGES, number>>;

/** Net and VAT add up to the gross total, also without VAT. */
export const chargesOf = ({ deliveryCharge, extraFee, discount, tax }: Charged, gross: number): Charges => ({
  deliveryCharge,
  extraFee,
  discount,
  net: tax?.net ?? gross,
  vat: tax?.vat ?? 0,
});

const CHARGE_FIELDS = Object.keys(CHARGES) as (keyof Charges)[];

/** The charges of a document besides its lines, and its VAT. */
export const chargeColumns = <R,>(amountsOf: (record: R) => Charges, needs?: StaffAction): readonly GivenColumn<R>[] =>
  CHARGE_FIELDS.map((field) => ({
    field,
    ...(needs && { needs }),
    label: CHARGES[field],
    kind: 'amount',
    in: ['export'],
    value: (record: R) => amountsOf(record)[field],
  }));

/** The company that an invoice names, in the table and on a card. */
export const companyColumn: GivenColumn<Pick<InvoiceResponse, 'buyer'>> = {
  field: 'companyName',
  label: 'resources.users.fields.company',
  isHidden: true,
  value: ({ buyer }) => buyer.company?.legalName,
  cell: ({ buyer }) => <EllipsisText text={buyer.company?.legalName} width={120} lines={2} />,
  in: ['table', 'line'],
};

/** An issued document as the VAT return names it. */
interface Sold {
  readonly document: 'invoice' | 'void invoice' | 'credit note';
  readonly number: string;
  readonly suppliedOn: string | null;
  readonly taxDay: string | undefined;
}
type Issued = Pick<InvoiceResponse, 'seller' | 'buyer' | 'createdAt' | 'eInvoice'>;

const lateText = ({ suppliedOn, taxDay }: Sold, translate: Translate): string =>
  suppliedOn && taxDay && dubaiDay(new Date(suppliedOn)) < dubaiDay(new Date(taxDay))
    ? translate('resources.vat-return.fields.isLate')
    : '';

const SALES_VALUES: Readonly<Record<SalesColumn, (issued: Issued, sold: Sold, translate: Translate) => Value>> = {
  document: (_, { document }, translate) => translate(`resources.book-packs.document.${document}`),
  number: (_, { number }) => number,
  issuedOn: ({ createdAt }) => createdAt,
  suppliedOn: (_, { suppliedOn }) => suppliedOn,
  taxDay: (_, { taxDay }) => taxDay,
  late: (_, sold, translate) => lateText(sold, translate),
  emirate: ({ seller }) => nameOfEmirate(seller.address.emirate),
  eInvoice: ({ eInvoice }, _, translate) => eInvoice && translate(`resources.e-invoice-deliveries.status.${eInvoice}`),
  customer: ({ buyer }) => buyer.company?.legalName ?? buyer.name,
  trn: ({ buyer }) => buyer.company?.trn,
};
const DAYS: readonly SalesColumn[] = ['issuedOn', 'suppliedOn', 'taxDay'];

/** The columns that month packs have, too, in the same order. */
export const salesColumns = <R extends Issued>(soldOf: (record: R) => Sold): readonly GivenColumn<R>[] =>
  SALES_COLUMNS.map((field) => ({
    field: `sold.${field}`,
    label: `resources.book-packs.column.${field}`,
    kind: DAYS.includes(field) ? 'day' : 'text',
    value: (record, translate) => SALES_VALUES[field](record, soldOf(record), translate),
    in: ['export', 'lines'],
  }));

/** The company of the account of a document; empty for an individual's. */
export const accountColumns = <R extends Pick<OrderResponse, 'listedCompany'>>(
  places: NonNullable<GivenColumn<R>['in']>,
): readonly GivenColumn<R>[] => {
  const texts: readonly { field: string; label: string; value: (record: R) => string | null | undefined }[] = [
    {
      field: 'company',
      label: 'resources.users.fields.company',
      value: ({ listedCompany }) => listedCompany?.legalName,
    },
    { field: 'trn', label: 'resources.companies.fields.trn', value: ({ listedCompany }) => listedCompany?.trn },
    {
      field: 'emirate',
      label: 'resources.companies.fields.emirate',
      value: ({ listedCompany }) => nameOfEmirate(listedCompany?.emirate ?? ''),
    },
  ];
  return texts.map((column) => ({ ...column, in: places }));
};

/** The emirate of the company that an issued document names as its buyer. */
export const buyerEmirate = <R extends Pick<InvoiceResponse, 'buyer'>>(): GivenColumn<R> => ({
  field: 'emirate',
  label: 'resources.companies.fields.emirate',
  value: ({ buyer }) => nameOfEmirate(buyer.company?.address.emirate ?? ''),
  in: ['export', 'lines'],
});

/** The margin of a document; the column is hidden until the user shows it. */
export const marginColumn: GivenColumn<{ readonly margin?: DocumentMarginResponse | null | undefined }> = {
  field: 'margin',
  label: 'shop.margin.name',
  kind: 'amount',
  isHidden: true,
  needs: 'margin.see',
  value: ({ margin }) => margin?.amount,
  cell: ({ margin }) => <MarginLine margin={margin} />,
  in: ['table'],
};
