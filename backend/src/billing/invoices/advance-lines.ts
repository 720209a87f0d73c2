import type { DocumentTax } from '@shop/contract/vat';
import { freeTextLine } from '../../documents/lines/snapshot.js';
import { documentTexts } from '../../documents/texts/texts.js';
import { newOrderLine } from '../../sales/orders/domain/line-quantities.js';
import type { InvoiceableOrder } from '../../sales/orders/order-binding.service.js';

type Ordered = Pick<InvoiceableOrder, 'orderNumber' | 'orderItems' | 'createdAt'>;

/** The lines of an advance invoice: one of text for each VAT category. */
export function advanceLines({ orderNumber, orderItems, createdAt }: Ordered, { categories, basis }: DocumentTax) {
  return categories.map(({ category, rate, net, gross }) =>
    newOrderLine({
      ...freeTextLine(documentTexts('en').invoice.advanceFor(orderNumber), 1, createdAt),
      productNameAr: documentTexts('ar').invoice.advanceFor(orderNumber),
      unitPrice: basis === 'inclusive' ? gross : net,
      taxCategory: category,
      taxRate: rate,
      taxReason: orderItems.find((line) => line.taxCategory === category && line.taxReason !== '')?.taxReason ?? '',
    }),
  );
}
