import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { MAX_LENGTH } from '@shop/contract/limits';
import { DEFAULT_TAX_CATEGORY, type PriceBasis, priceBetween, priceInBasis, standardRateOf } from '@shop/contract/vat';
import type { ClientSession } from 'mongoose';
import { ProductsService, type QuotableProduct } from '../../goods/catalog/products.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { basisOf, type TaxedCharges } from '../../documents/lines/document-tax.js';
import type { Line } from '../../documents/lines/line.schema.js';
import { freeTextLine, retaxed, snapshotLine } from '../../documents/lines/snapshot.js';

/** The prices of copied lines: those of the earlier document, or the list prices of today. */
export const COPIED_PRICES = ['same', 'list'] as const;
export type CopiedPrices = (typeof COPIED_PRICES)[number];

interface Copied extends TaxedCharges {
  readonly discountReason: string;
}

type CopiedCharges = Omit<Copied, 'createdAt'>;

interface Target {
  readonly prices: CopiedPrices;
  /** The basis of the new document. */
  readonly basis: PriceBasis | null;
  readonly now: Date;
}

/** Makes the lines and the charges of a new document of those of an earlier one. */
@Injectable()
export class DocumentCopies {
  constructor(
    private readonly products: ProductsService,
    private readonly settings: SettingsService,
  ) {}

  /** Products are told as they are now, with the cost and the VAT rate of today. */
  async of(
    before: Copied,
    lines: readonly Line[],
    { prices, now }: Pick<Target, 'prices' | 'now'>,
    session: ClientSession | null = null,
  ): Promise<{ lines: Line[]; charges: CopiedCharges }> {
    const basis = basisOf(await this.settings.load(session), now);
    const ids = lines.flatMap(({ product }) => product?.toHexString() ?? []);
    const products = await this.products.quotable(ids, session ?? undefined);
    const target = { prices, basis, now };
    const copied = lines.map((line) =>
      copiedLine(line, products.get(line.product?.toHexString() ?? ''), before.taxBasis, target),
    );
    return { lines: copied, charges: copiedCharges(before, copied, target) };
  }
}

/** A line whose product is gone becomes one of free text, and keeps its price: there is no list price for it. */
function copiedLine(
  line: Line,
  product: QuotableProduct | undefined,
  from: PriceBasis | null,
  { prices, basis, now }: Target,
): Line {
  const made = product
    ? snapshotLine(product, line.qty, 0, now)
    : freeTextLine(line.productName.slice(0, MAX_LENGTH.lineText), line.qty, now);
  const taxed = line.taxCategory === DEFAULT_TAX_CATEGORY ? made : retaxed(made, line, now);
  if (product && prices === 'list') {
    return { ...taxed, unitPrice: priceInBasis(product.price, taxed.taxRate, basis) };
  }
  const moved = (amount: number) => priceBetween(amount, taxed.taxRate, from, basis);
  return { ...taxed, unitPrice: moved(line.unitPrice), discount: moved(line.discount) };
}

/** A discount was given on the prices of then. */
function copiedCharges(
  { deliveryCharge, extraFee, discount, discountReason, taxBasis: from }: Copied,
  lines: readonly Line[],
  { prices, basis, now }: Target,
): CopiedCharges {
  const rate = standardRateOf(lines, dubaiDay(now));
  const moved = (amount: number) => priceBetween(amount, rate, from, basis);
  return {
    deliveryCharge: moved(deliveryCharge),
    extraFee: moved(extraFee),
    ...(prices === 'same' ? { discount: moved(discount), discountReason } : { discount: 0, discountReason: '' }),
    taxBasis: basis,
  };
}
