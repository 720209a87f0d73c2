import { dubaiDay } from '@shop/contract/dubai-day';
import { changedFils, type Fils, toFils } from '@shop/contract/money';
import { DEFAULT_TAX_CATEGORY, type TaxCategory, taxRate } from '@shop/contract/vat';
import { Types } from 'mongoose';
import type { PricedLineDto } from './line.requests.js';
import type { Line, LinePrice } from './line.schema.js';
import { refuseField } from '../../platform/errors/refuse.js';

type CopiedFields =
  | ('sku' | 'code' | 'size' | 'unit' | 'hsCode' | 'unitCode' | 'packSize' | 'packUnit')
  | ('costPrice' | 'taxCategory' | 'taxReason');

interface LineProduct extends Readonly<Pick<Line, CopiedFields>> {
  readonly id: string;
  readonly name: string;
  readonly nameAr: string;
}

/** Staff entered the price. */
const ENTERED = { priceSource: null, priceIsManual: true } as const;

/** A line with a copy of the present product, at a price that staff entered. */
export function snapshotLine(product: LineProduct, qty: number, unitPrice: Fils, now: Date): Line {
  const taxCategory = product.taxCategory;
  return {
    _id: new Types.ObjectId(),
    product: new Types.ObjectId(product.id),
    productName: product.name,
    productNameAr: product.nameAr,
    sku: product.sku,
    code: product.code,
    size: product.size,
    unit: product.unit,
    hsCode: product.hsCode,
    unitCode: product.unitCode,
    packSize: product.packSize,
    packUnit: product.packUnit,
    qty,
    unitPrice,
    ...ENTERED,
    costPrice: product.costPrice,
    discount: 0,
    taxCategory,
    taxRate: taxRate(taxCategory, dubaiDay(now)),
    taxReason: product.taxReason,
  };
}

/** A line of free text: in the standard VAT category, without a price until staff enter one. */
export function freeTextLine(text: string, qty: number, now: Date): Line {
  return {
    _id: new Types.ObjectId(),
    product: null,
    productName: text,
    productNameAr: '',
    sku: '',
    code: '',
    size: '',
    unit: '',
    hsCode: '',
    unitCode: '',
    packSize: null,
    packUnit: '',
    qty,
    unitPrice: 0,
    ...ENTERED,
    costPrice: null,
    discount: 0,
    taxCategory: DEFAULT_TAX_CATEGORY,
    taxRate: taxRate(DEFAULT_TAX_CATEGORY, dubaiDay(now)),
    taxReason: '',
  };
}

/** The line with the VAT category and reason of another line, at the rate of the day. */
export function retaxed(line: Line, { taxCategory, taxReason }: Line, now: Date): Line {
  return { ...line, taxCategory, taxReason, taxRate: taxRate(taxCategory, dubaiDay(now)) };
}

/** True if the VAT category of a line can be checked only with its product. */
export function needsProduct(sent: PricedLineDto, line: Line | undefined): boolean {
  if (!sent.product) return false;
  return line === undefined || (sent.taxCategory ?? line.taxCategory) !== DEFAULT_TAX_CATEGORY;
}

/** True if the server decides the price of a line, and the line does not have it yet. */
export function needsPrice({ product, priceIsManual, qty }: PricedLineDto, line: Line | undefined): boolean {
  if (!product || priceIsManual !== false) return false;
  return line?.priceIsManual !== false || line.qty !== qty;
}

interface Pricing {
  readonly product: LineProduct | undefined;
  readonly now: Date;
  /** For example `orderItems.0`. */
  readonly field: string;
  /** The price by the rule, for a VAT rate in percent; undefined if staff enter it, or the line keeps its own. */
  readonly priceAt?: ((taxRate: number) => LinePrice) | undefined;
}

/**
 * The line with the quantity, price, discount and VAT category that staff enter.
 * @throws DomainError `invalid` naming the reason, if the category is neither the standard one nor the product's and
 * has no reason
 */
export function pricedLine(line: Line, sent: PricedLineDto, { product, now, field, priceAt }: Pricing): Line {
  const taxCategory = sent.taxCategory ?? line.taxCategory;
  const presentRate = taxRate(taxCategory, dubaiDay(now));
  const priced = {
    ...line,
    qty: sent.qty,
    ...priceOf(line, sent, priceAt?.(presentRate)),
    discount: changedFils(line.discount, sent.discount),
    taxCategory,
    taxReason: reasonFor(taxCategory, line, sent),
  };
  const isOwn = taxCategory === DEFAULT_TAX_CATEGORY || taxCategory === product?.taxCategory;
  if (!isOwn && priced.taxReason === '') {
    throw refuseField(`${field}.taxReason`, 'TAX_REASON_REQUIRED', { category: taxCategory });
  }
  const isRepriced = (['unitPrice', 'discount', 'taxCategory'] as const).some((name) => priced[name] !== line[name]);
  return isRepriced ? { ...priced, taxRate: presentRate } : priced;
}

/**
 * If the sent price equals the stored price, its source does not change; any other price counts as entered manually.
 * @param ruled the price by the rule; it counts unless another price is sent for a line that has one by the rule
 */
function priceOf(line: Line, sent: PricedLineDto, ruled: LinePrice | undefined): Partial<LinePrice> {
  const unitPrice = toFils(sent.unitPrice);
  const isOther = unitPrice !== line.unitPrice;
  if (ruled !== undefined) {
    const isEntered = isOther && !line.priceIsManual && unitPrice > 0 && unitPrice !== ruled.unitPrice;
    return isEntered ? { unitPrice, ...ENTERED } : ruled;
  }
  return isOther || sent.priceIsManual === true ? { unitPrice, ...ENTERED } : {};
}

/** The standard category needs no reason, and a reason applies only to its own category. */
function reasonFor(taxCategory: TaxCategory, line: Line, { taxReason }: PricedLineDto): string {
  if (taxCategory === DEFAULT_TAX_CATEGORY) return '';
  return taxReason ?? (taxCategory === line.taxCategory ? line.taxReason : '');
}
