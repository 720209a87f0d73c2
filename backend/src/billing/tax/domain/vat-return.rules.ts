import type { Fils } from '@shop/contract/money';
import type { Emirate } from '@shop/contract/uae';
import type { TaxCategory } from '@shop/contract/vat';
import { boxOf, VAT_BOXES, type VatBox } from '@shop/contract/vat-return';

export interface ReportedCategory {
  readonly category: TaxCategory;
  /** In percent. */
  readonly rate: number;
  readonly net: Fils;
  readonly vat: Fils;
}

/** A document in the form of the return; a credit note has negative amounts. */
export interface ReportedDocument {
  /** The emirate of the seller. */
  readonly emirate: Emirate | '';
  /** null if issued without VAT. */
  readonly categories: readonly ReportedCategory[] | null;
}

export interface ReportedRow extends ReportedCategory {
  readonly box: VatBox | null;
}

export interface BoxFigure {
  readonly box: VatBox;
  readonly amount: Fils;
  /** null if the box has no VAT. */
  readonly vat: Fils | null;
  /** The VAT of bad debts: below 0 for relief. null if the box has no VAT. */
  readonly adjustment: Fils | null;
}

/** The rows of a document in the return, one for each category. */
export function rowsOf({ emirate, categories }: ReportedDocument): ReportedRow[] {
  return (categories ?? []).map(({ category, rate, net, vat }) => ({
    box: boxOf(category, emirate),
    category,
    rate,
    net,
    vat,
  }));
}

const WITHOUT_VAT: ReadonlySet<VatBox> = new Set(['4', '5']);
const DUE: readonly VatBox[] = ['12', '14'];

/** The VAT of an invoice less that of the advance invoices that it uses, which count themselves. */
export function lessAdvances(
  categories: readonly ReportedCategory[],
  advances: readonly { readonly categories: readonly ReportedCategory[] }[] = [],
): ReportedCategory[] {
  const used = advances.flatMap((advance) => advance.categories);
  return categories.map((category) =>
    used
      .filter(({ category: name, rate }) => name === category.category && rate === category.rate)
      .reduce((rest, { net, vat }) => ({ ...rest, net: rest.net - net, vat: rest.vat - vat }), category),
  );
}

/**
 * The figures of all boxes: each the sum of its rows, box 8 the sum of all before it, 12 and 14 the VAT of box 8 with its
 * adjustments.
 * @param adjusted bad debts: VAT alone counts, in a column of its own
 * @param brought figures of the old books
 */
export function boxesOf(
  documents: readonly ReportedDocument[],
  adjusted: readonly ReportedDocument[] = [],
  brought: readonly { readonly box: VatBox; readonly amount: Fils; readonly vat: Fils }[] = [],
): BoxFigure[] {
  const [own, adjustments] = [boxedRowsOf(documents), boxedRowsOf(adjusted)];
  const rows: Figure[] = [...own, ...brought.map(({ box, amount, vat }) => ({ box, net: amount, vat }))];
  const figureOf = (isCounted: (row: Pick<Figure, 'box'>) => boolean) => ({
    amount: sumBy(rows.filter(isCounted), 'net'),
    vat: sumBy(rows.filter(isCounted), 'vat'),
    adjustment: sumBy(adjustments.filter(isCounted), 'vat'),
  });
  const total = figureOf(() => true);
  return VAT_BOXES.map((box): BoxFigure => {
    if (box === '8') return { box, ...total };
    if (DUE.includes(box)) return { box, amount: total.vat + total.adjustment, vat: null, adjustment: null };
    return { box, ...figureOf((row) => row.box === box), ...(WITHOUT_VAT.has(box) && { vat: null, adjustment: null }) };
  });
}

type Figure = Pick<ReportedRow, 'box' | 'net' | 'vat'>;

const boxedRowsOf = (documents: readonly ReportedDocument[]) =>
  documents.flatMap(rowsOf).filter(({ box }) => box !== null);

const sumBy = (rows: readonly Figure[], part: 'net' | 'vat'): Fils => rows.reduce((sum, row) => sum + row[part], 0);
