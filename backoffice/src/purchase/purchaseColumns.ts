import type { QuoteRecord } from '../types';
import type { Column } from '../ui/exportSheet';

/** Of the particulars of a purchase, what a sheet of documents shows. */
export const purchaseColumns: readonly Column<Pick<QuoteRecord, 'poNumber' | 'neededBy' | 'deliveryMethod'>>[] = [
  { label: 'shop.purchase.poNumber', value: ({ poNumber }) => poNumber },
  { label: 'shop.purchase.neededBy', value: ({ neededBy }) => neededBy ?? '' },
  {
    label: 'shop.purchase.deliveryMethod',
    value: ({ deliveryMethod }, translate) => (deliveryMethod ? translate(`shop.purchase.${deliveryMethod}`) : ''),
  },
];
