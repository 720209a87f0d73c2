import type { QuoteRecord } from '../../types';
import type { GivenColumn } from '../../kit/ui/columns';

/** The buyer's details of a purchase, in the exports of documents. */
export const purchaseColumns: readonly GivenColumn<Pick<QuoteRecord, 'poNumber' | 'neededBy' | 'deliveryMethod'>>[] = [
  { field: 'poNumber', label: 'shop.purchase.poNumber', in: ['export', 'lines'] },
  { field: 'neededBy', label: 'shop.purchase.neededBy', kind: 'day', in: ['export', 'lines'] },
  {
    field: 'deliveryMethod',
    label: 'shop.purchase.deliveryMethod',
    value: ({ deliveryMethod }, translate) => (deliveryMethod ? translate(`shop.purchase.${deliveryMethod}`) : ''),
    in: ['export', 'lines'],
  },
];
