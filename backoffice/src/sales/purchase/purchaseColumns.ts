import type { QuoteRecord } from '../../types';
import type { Column } from '../../kit/ui/exportSheet';

/** The columns of a purchase's particulars in exports of documents. */
export const purchaseColumns: readonly Column<Pick<QuoteRecord, 'poNumber' | 'neededBy' | 'deliveryMethod'>>[] = [
  { label: 'shop.purchase.poNumber', value: ({ poNumber }) => poNumber },
  { label: 'shop.purchase.neededBy', value: ({ neededBy }) => neededBy ?? '' },
  {
    label: 'shop.purchase.deliveryMethod',
    value: ({ deliveryMethod }, translate) => (deliveryMethod ? translate(`shop.purchase.${deliveryMethod}`) : ''),
  },
];
