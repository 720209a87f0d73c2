import type { Fils } from '@shop/contract/money';
import type { TaxedCategory } from '@shop/contract/vat';
import { Types } from 'mongoose';
import { documentTexts } from '../../documents/texts/texts.js';
import { advanceParts, NO_CHARGE } from '../../sales/orders/advances.js';
import type { Bill } from '../../sales/orders/left-to-bill.js';
import type { InvoiceableOrder } from '../../sales/orders/order-binding.service.js';

/** An advance invoice with one line for each VAT category of the remaining order. @param amount incl. VAT; must fit */
export function advanceBill(order: InvoiceableOrder, amount: Fils): Bill {
  const parts = advanceParts(order, amount);
  const basis = order.taxBasis ?? 'inclusive';
  const sum = (field: 'net' | 'vat') => parts.reduce((before, part) => before + part[field], 0);
  const charges = { deliveryCharge: NO_CHARGE, extraFee: NO_CHARGE };
  return {
    orderItems: parts.map((part) => lineOf(order, part, basis === 'inclusive' ? part.gross : part.net)),
    deliveryCharge: 0,
    extraFee: 0,
    discount: 0,
    totalPrice: amount,
    tax: { basis, net: sum('net'), vat: sum('vat'), gross: amount, categories: parts, lines: parts, ...charges },
    billed: { lines: [], ...charges },
  };
}

function lineOf({ orderNumber, orderItems }: InvoiceableOrder, { category, rate }: TaxedCategory, unitPrice: Fils) {
  const named = orderItems.find(({ taxCategory, taxReason }) => taxCategory === category && taxReason !== '');
  const text = { code: '', sku: '', size: '', unit: '', product: null };
  return {
    ...text,
    _id: new Types.ObjectId(),
    productName: documentTexts('en').invoice.advanceFor(orderNumber),
    productNameAr: documentTexts('ar').invoice.advanceFor(orderNumber),
    qty: 1,
    unitPrice,
    discount: 0,
    taxCategory: category,
    taxRate: rate,
    taxReason: named?.taxReason ?? '',
  };
}
