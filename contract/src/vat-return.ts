import { EMIRATES, type Emirate } from './uae.js';
import type { TaxCategory } from './vat.js';

/**
 * The boxes for sales in the tax authority's return VAT 201: standard-rated supplies by the seller's emirate (1a to
 * 1g), supplies under reverse charge, zero-rated and exempt ones, totals and the tax due. `1` is not an official box:
 * it contains standard-rated supplies whose invoice has no emirate of the seller.
 */
export const VAT_BOXES = [
  ...(['1a', '1b', '1c', '1d', '1e', '1f', '1g', '1'] as const),
  ...(['3', '4', '5', '8', '12', '14'] as const),
] as const;
export type VatBox = (typeof VAT_BOXES)[number];

/** The boxes that are no sums of others. */
export const OWN_BOXES = VAT_BOXES.filter((box) => box !== '8' && box !== '12' && box !== '14');

const BOX_OF_EMIRATE: Readonly<Record<Emirate, VatBox>> = Object.fromEntries(
  EMIRATES.map((emirate, index) => [emirate, VAT_BOXES[index]]),
) as Record<Emirate, VatBox>;

/** The box of a supply; null if the return has none for it (out of scope). @param emirate of the seller */
export function boxOf(category: TaxCategory, emirate: Emirate | ''): VatBox | null {
  switch (category) {
    case 'S':
      return emirate === '' ? '1' : BOX_OF_EMIRATE[emirate];
    case 'AE':
      return '3';
    case 'Z':
      return '4';
    case 'E':
      return '5';
    case 'O':
      return null;
  }
}

/** The documents behind the return; `bad debt` adjusts the VAT of an invoice. */
export const VAT_DOCUMENT_KINDS = ['invoice', 'credit note', 'bad debt'] as const;
export type VatDocumentKind = (typeof VAT_DOCUMENT_KINDS)[number];

/** The parts of these documents. */
export const VAT_LINE_PARTS = ['line', 'delivery', 'extra fee', 'advance', 'document', 'bad debt'] as const;
export type VatLinePart = (typeof VAT_LINE_PARTS)[number];
