import { MAX_LENGTH } from '@shop/contract/limits';
import type { PriceBasis } from '@shop/contract/vat';
import { linePrice } from '../../kit/documents/totals';
import { parseAmount, parseQuantity, textOf } from '../../kit/formValues';
import { toPurchaseUpdate } from '../purchase/purchaseRules';
import { lineOf } from '../quotes/quoteRules';
import type { LineResponse, ResolvedLinesResponse } from '@shop/contract/api';
import type { OrderRecord, ProductRecord, QuoteRecord } from '../../types';

/** A pasted line of which nobody has said yet what it means. */
export interface OpenLine {
  readonly key: string;
  readonly text: string;
  readonly words: string;
  readonly qty: number | null;
  readonly candidates: readonly ProductRecord[];
}

/** The customer as a form holds them. */
export interface NewCustomer {
  name?: unknown;
  phoneNumber?: unknown;
  email?: unknown;
  language?: 'en' | 'ar';
  company?: { _id?: string | null } | null;
  invite?: boolean;
}

/** The form of a new quote or order. Lines of both are `requestedItems` here. */
export interface WritingForm extends Pick<
  QuoteRecord,
  | 'requestedItems'
  | 'deliveryCharge'
  | 'extraFee'
  | 'discount'
  | 'discountReason'
  | 'adminToAdminNote'
  | 'adminToClientNote'
  | 'clientToAdminNote'
  | 'validUntil'
  | 'poNumber'
  | 'poFile'
  | 'neededBy'
  | 'deliveryMethod'
  | 'deliveryAddress'
> {
  user: { _id: string | null };
  isNew: boolean;
  customer: NewCustomer;
  open: OpenLine[];
  /** Whether the prices of the lines hold the VAT; null: there is none. */
  tax: { basis: PriceBasis } | null;
}

/** A product in this quantity, at this price or its list price. */
export const productLine = (
  product: ProductRecord,
  basis: PriceBasis | undefined,
  { qty = product.moq, unitPrice }: { qty?: number | null; unitPrice?: number },
): LineResponse => {
  const made = lineOf(product, basis);
  const priced = { ...made, qty: qty ?? product.moq, unitPrice: unitPrice ?? made.unitPrice };
  return { ...priced, qtyPrice: linePrice(priced) };
};

/** Goods in words, which the server keeps as a line of free text. */
export const wordsLine = (text: string, qty: number, unitPrice = 0): LineResponse => ({
  ...{ _id: '', product: null, productName: text.slice(0, MAX_LENGTH.lineText), sku: '', code: '', size: '', unit: '' },
  ...{ qty, unitPrice, discount: 0, taxCategory: 'S', taxReason: '', costPrice: null },
  ...{ taxRate: null, net: null, vat: null, gross: null },
  qtyPrice: linePrice({ qty, unitPrice }),
});

/** The lines with one more. A product that is there at the same price is asked for in a larger quantity. */
export const withLine = (lines: readonly LineResponse[], line: LineResponse): LineResponse[] => {
  const isSame = (one: LineResponse) =>
    line.product !== null && one.product === line.product && parseAmount(one.unitPrice) === line.unitPrice;
  const present = lines.findIndex(isSame);
  if (present < 0) return [...lines, line];
  return lines.map((one, index) => (index === present ? { ...one, qty: parseQuantity(one.qty) + line.qty } : one));
};

interface Sorted {
  readonly lines: LineResponse[];
  readonly open: OpenLine[];
}

/** Pasted lines: those that name one product, and those that somebody has to look at. Every one is in one of the two. */
export const sortResolved = (
  { lines }: Pick<ResolvedLinesResponse, 'lines'>,
  products: readonly ProductRecord[],
  { basis, key }: { basis: PriceBasis | undefined; key: string },
): Sorted => {
  const sorted: Sorted = { lines: [], open: [] };
  lines.forEach(({ text, words, qty, match, candidates }, index) => {
    const known = candidates.flatMap((id) => products.find((product) => product.id === id) ?? []);
    const [only] = known;
    const isSure = match === 'named' || match === 'found';
    if (isSure && only !== undefined) sorted.lines.push(productLine(only, basis, { qty }));
    else sorted.open.push({ key: `${key}-${String(index)}`, text, words, qty, candidates: known });
  });
  return sorted;
};

const toLine = (line: LineResponse) => ({
  product: line.product,
  ...(line.product === null && { productName: textOf(line.productName) }),
  qty: parseQuantity(line.qty),
  unitPrice: parseAmount(line.unitPrice),
  discount: parseAmount(line.discount),
  taxCategory: line.taxCategory ?? ('S' as const),
  taxReason: textOf(line.taxReason),
});

const toCustomer = ({ isNew, customer, user }: WritingForm) => {
  if (!isNew) return { user: user._id ?? '' };
  const email = textOf(customer.email);
  return {
    customer: {
      name: textOf(customer.name),
      phoneNumber: textOf(customer.phoneNumber),
      email,
      ...(customer.language && { language: customer.language }),
      company: customer.company?._id || null,
      invite: email !== '' && customer.invite === true,
    },
  };
};

const toCommon = (form: WritingForm) => ({
  ...toCustomer(form),
  deliveryCharge: parseAmount(form.deliveryCharge),
  extraFee: parseAmount(form.extraFee),
  discount: parseAmount(form.discount),
  discountReason: textOf(form.discountReason),
  adminToAdminNote: textOf(form.adminToAdminNote),
  adminToClientNote: textOf(form.adminToClientNote),
  ...toPurchaseUpdate(form),
});

/** The body of POST /quotes/admin. */
export const toWrittenQuote = (form: WritingForm, status: 'Requested' | 'Quoted') => ({
  ...toCommon(form),
  status,
  requestedItems: form.requestedItems.map(toLine),
  clientToAdminNote: textOf(form.clientToAdminNote),
  // Left out, the offer stands for the days of the settings.
  ...(status === 'Quoted' && form.validUntil && { validUntil: form.validUntil }),
});

/** The body of POST /orders. */
export const toWrittenOrder = (form: WritingForm) => ({
  ...toCommon(form),
  orderItems: form.requestedItems.map(toLine),
});

/** The lines of an order have another name in the form. */
export const errorsOfForm = (errors: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field.replace(/^orderItems/, 'requestedItems'), message]),
  );

/** The values of an empty form. */
export const emptyForm = (basis: PriceBasis | undefined): WritingForm => ({
  user: { _id: null },
  isNew: false,
  customer: { language: 'en', invite: true },
  ...{ requestedItems: [], open: [] },
  ...{ deliveryCharge: 0, extraFee: 0, discount: 0, discountReason: '' },
  ...{ adminToAdminNote: '', adminToClientNote: '', clientToAdminNote: '' },
  validUntil: null,
  ...{ poNumber: '', poFile: null, neededBy: null, deliveryMethod: null, deliveryAddress: null },
  tax: basis === undefined ? null : { basis },
});

/** The fields that a new document takes over from an earlier one, beside its lines. */
export const takenOver = ({
  user,
  deliveryCharge,
  extraFee,
  discount,
  discountReason,
  deliveryMethod,
  deliveryAddress,
}: QuoteRecord | OrderRecord): Partial<WritingForm> => ({
  user: { _id: user._id },
  ...{ deliveryCharge, extraFee, discount, discountReason, deliveryMethod, deliveryAddress },
});
