import { westernDigits } from '../numbers.js';

/** The kinds of columns of an order or a price list. */
export type ColumnRole = 'sku' | 'words' | 'qty' | 'unit' | 'price' | 'position' | 'note' | 'otherQty';

/** The words of headings in English, German and Arabic; the first role with a match counts. */
const HEADINGS: readonly (readonly [ColumnRole, RegExp])[] = [
  ['sku', /\bstock (?:code|no|nr|number|id)\b/],
  ['qty', /\bre-?order (?:qty|quantity)\b/],
  [
    'otherQty',
    /\b(?:on hand|stock|available|free|previous|last|min(?:imum)?|max(?:imum)?|moq|re-?order(?: level| point)?|bestand)\b|المتوفر|المخزون/,
  ],
  ['qty', /\b(?:qty|q'ty|qnty|quantity|quantities|menge|bestellmenge|anzahl)\b|كمية/],
  [
    'price',
    /\b(?:price|rate|amount|total|value|net|gross|vat|tax|disc(?:ount)?|cost|aed|dhs?|usd|eur|preis|einzelpreis|gesamt\w*|summe|betrag|mwst)\b|سعر|الاجمالي|الإجمالي|المبلغ|القيمة|الضريبة|الخصم|المجموع/,
  ],
  [
    'note',
    /\b(?:remarks?|notes?|comments?|date|due|bemerkung(?:en)?|termin|datum|picture|image|photo)\b|ملاحظات|ملاحظة|تاريخ|صورة/,
  ],
  [
    'qty',
    /^(?:order(?:ed)?|request(?:ed)?|required|req\.?|needed|count|approved|confirmed|delivered|received|shipped|invoiced|issued|back ?order(?:ed)?|balance|geliefert|rest)$|\b(?:pcs|pieces|nos|stück|stk)\b|^(?:العدد|عدد|المطلوب|المعتمد|المستلم|المسلم|المسلّم|الرصيد)/,
  ],
  ['unit', /\b(?:unit|units|uom|u\/m|einheit|me|packing|pack)\b|وحدة/],
  [
    'sku',
    /\b(?:sku|code|article|art|part|artikel|artikelnummer|artikel-?nr|material|ref|reference|model|cat(?:alogue)?|barcode|ean)\b|\b(?:item|product) ?(?:no|nr|code|id|#|number)|كود|رمز|رقم الصنف|رقم المنتج/,
  ],
  [
    'position',
    /^(?:no|nr|s\.? ?no|s\.? ?n|sr|sr\.? ?no|sl|sl\.? ?no|pos|position|line|lfd\.?(?: ?nr)?|#|م|ت|رقم|الرقم|مسلسل|التسلسل)\.?$/,
  ],
  [
    'words',
    /\b(?:items?|products?|name|desc(?:ription)?|details?|particulars|goods|sizes?|colou?r|length|width|thickness|type|brand|grade|spec(?:ification)?s?|bezeichnung|beschreibung|farbe|größe|länge|breite|sorte)\b|صنف|منتج|وصف|بيان|مقاس|لون|اسم|نوع|العرض|الطول|المادة/,
  ],
];

/** undefined: the words are not known. */
export function roleOfHeading(heading: string): ColumnRole | undefined {
  const text = westernDigits(heading)
    .replace(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase();
  if (text === '' || text.length > 60) return undefined;
  return HEADINGS.find(([, words]) => words.test(text))?.[0];
}

/** The number of the first rows among which the headings are. */
const LOOKED_AT = 25;

/**
 * The index of the row of headings, also below title rows: the one with most known headings.
 * @returns -1 if there is none
 */
export function headingRow(
  rows: readonly (readonly string[])[],
  isKnown: (heading: string) => boolean = (heading) => roleOfHeading(heading) !== undefined,
): number {
  const known = rows
    .slice(0, LOOKED_AT)
    .map((row) => new Set(row.filter((cell) => cell === '' || isHeading(cell)).filter(isKnown)).size);
  const most = Math.max(0, ...known);
  if (most >= 2) return known.indexOf(most);
  // One known heading among words of others.
  return known.findIndex((count, row) => count === 1 && isOfHeadings(rows[row] ?? []));
}

const isOfHeadings = (row: readonly string[]): boolean => {
  const filled = row.filter((cell) => cell.trim() !== '');
  return filled.length >= 2 && filled.every((cell) => isHeading(cell) && (!/\d/.test(cell) || PERIOD.test(cell)));
};

/** The heading of a quarter, a month or a week. */
const PERIOD = /^(?:q|w|wk|week|m|month)\s?\d{1,2}$/i;

/** A heading is a short text without amounts. */
const isHeading = (cell: string): boolean =>
  cell.trim() !== '' && cell.length <= 60 && !/\d{2}|:\s*\S|^[\d.,\s%-]+$/.test(cell);

const SUM =
  /^\s*(?:(?:grand|sub|net|order|invoice)[ -]?)*(?:total|sum|vat|tax|discount|freight|delivery charge|summe|gesamt\p{L}*|zwischensumme|mwst|carried forward|page \d)(?![\p{L}\d-])|^\s*(?:(?:ال)?(?:اجمالي|إجمالي|مجموع|ضريبة|خصم))/iu;

/** True if a row or a line begins like a sum below a list. */
export const isSum = (text: string): boolean => SUM.test(text);
