import type { Column } from '../ui/exportSheet';

interface Taxed {
  readonly discount: number;
  readonly tax: { readonly net: number; readonly vat: number } | null;
}

/** The columns of a document's discount and VAT. */
export const taxColumns: readonly Column<Taxed>[] = [
  { label: 'shop.line.discount', kind: 'amount', value: ({ discount }) => discount },
  { label: 'shop.total.net', kind: 'amount', value: ({ tax }) => tax?.net },
  { label: 'shop.line.vat', kind: 'amount', value: ({ tax }) => tax?.vat },
];
