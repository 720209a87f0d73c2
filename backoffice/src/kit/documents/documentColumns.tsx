import type { DocumentMarginResponse } from '@shop/contract/api';
import type { GivenColumn } from '../ui/columns';
import { MarginLine } from './MarginLine';

interface Charged {
  readonly deliveryCharge: number;
  readonly extraFee: number;
  readonly discount: number;
  readonly tax: { readonly net: number; readonly vat: number } | null;
}

/** The charges of a document besides its lines, and its VAT. */
export const chargeColumns: readonly GivenColumn<Charged>[] = [
  { field: 'deliveryCharge', label: 'resources.orders.fields.deliveryCharge', kind: 'amount', in: ['export'] },
  { field: 'extraFee', label: 'resources.orders.fields.extraFee', kind: 'amount', in: ['export'] },
  { field: 'discount', label: 'shop.line.discount', kind: 'amount', in: ['export'] },
  { field: 'net', label: 'shop.total.net', kind: 'amount', value: ({ tax }) => tax?.net, in: ['export'] },
  { field: 'vat', label: 'shop.line.vat', kind: 'amount', value: ({ tax }) => tax?.vat, in: ['export'] },
];

/** The margin of a document; the column is hidden until the user shows it. */
export const marginColumn: GivenColumn<{ readonly margin?: DocumentMarginResponse | null | undefined }> = {
  field: 'margin',
  label: 'shop.margin.name',
  kind: 'amount',
  isHidden: true,
  value: ({ margin }) => margin?.amount,
  cell: ({ margin }) => <MarginLine margin={margin} />,
  in: ['table'],
};
