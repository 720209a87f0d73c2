import type { StaffAction } from '@shop/contract/staff-roles';
import type { DocumentMarginResponse, InvoiceResponse, OrderResponse } from '@shop/contract/api';
import { nameOfEmirate } from '../ui/addressText';
import type { GivenColumn } from '../ui/columns';
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

type ListedCompany = NonNullable<OrderResponse['listedCompany']>;

/** The company of a document; empty for an individual's. */
const companyColumnsOf = <R,>(
  companyOf: (record: R) => ListedCompany | null | undefined,
  places: NonNullable<GivenColumn<R>['in']>,
): readonly GivenColumn<R>[] => {
  const texts: readonly { field: string; label: string; value: (record: R) => string | null | undefined }[] = [
    { field: 'company', label: 'resources.users.fields.company', value: (record) => companyOf(record)?.legalName },
    { field: 'trn', label: 'resources.companies.fields.trn', value: (record) => companyOf(record)?.trn },
    {
      field: 'emirate',
      label: 'resources.companies.fields.emirate',
      value: (record) => nameOfEmirate(companyOf(record)?.emirate ?? ''),
    },
  ];
  return texts.map((column) => ({ ...column, in: places }));
};

interface CompanyColumn<R> {
  readonly of: (record: R) => ListedCompany | { readonly legalName: string } | null | undefined;
}

/** The company in the table, and on a card. */
export const companyColumn = <R,>({ of }: CompanyColumn<R>): GivenColumn<R> => ({
  field: 'companyName',
  label: 'resources.users.fields.company',
  value: (record) => of(record)?.legalName,
  cell: (record) => <EllipsisText text={of(record)?.legalName} width={120} lines={2} />,
  in: ['table', 'line'],
});

/** The company that an issued document names as its buyer. */
export const buyerColumns = <R extends Pick<InvoiceResponse, 'buyer'>>(places: NonNullable<GivenColumn<R>['in']>) =>
  companyColumnsOf<R>(({ buyer: { company } }) => company && { ...company, emirate: company.address.emirate }, places);

/** The emirate that decides the box of the VAT return. */
export const supplyEmirate = <R extends Pick<InvoiceResponse, 'seller'>>(): GivenColumn<R> => ({
  field: 'supplyEmirate',
  label: 'resources.vat-return.fields.emirate',
  value: ({ seller }) => nameOfEmirate(seller.address.emirate),
  in: ['export', 'lines'],
});

/** The company of the account of a document. */
export const accountColumns = <R extends Pick<OrderResponse, 'listedCompany'>>(
  places: NonNullable<GivenColumn<R>['in']>,
) => companyColumnsOf<R>(({ listedCompany }) => listedCompany, places);

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
