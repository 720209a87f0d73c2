import type { DocumentTax } from '@shop/contract/vat';
import { Types } from 'mongoose';
import { documentTexts } from '../../documents/texts/texts.js';
import type { InvoiceableOrder } from '../../sales/orders/order-binding.service.js';

type Ordered = Pick<InvoiceableOrder, 'orderNumber' | 'orderItems'>;

const EMPTY_LINE = { code: '', sku: '', size: '', unit: '', product: null, qty: 1, discount: 0 } as const;

/** The lines of an advance invoice: one of text for each VAT category. */
export function advanceLines({ orderNumber, orderItems }: Ordered, { categories, basis }: DocumentTax) {
  return categories.map(({ category, rate, net, gross }) => ({
    ...EMPTY_LINE,
    _id: new Types.ObjectId(),
    productName: documentTexts('en').invoice.advanceFor(orderNumber),
    productNameAr: documentTexts('ar').invoice.advanceFor(orderNumber),
    unitPrice: basis === 'inclusive' ? gross : net,
    taxCategory: category,
    taxRate: rate,
    taxReason: orderItems.find((line) => line.taxCategory === category && line.taxReason !== '')?.taxReason ?? '',
  }));
}
