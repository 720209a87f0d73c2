import { type QuantityRule, quantityProblem, smallestQty } from './quantity-rules.js';

/** The warnings before a document goes out. They refuse nothing. */
export const WARNING_CODES = [
  'ZERO_PRICE',
  'BELOW_COST',
  'FAR_FROM_LIST',
  'BELOW_MOQ',
  'ABOVE_MAXIMUM',
  'OFF_STEP',
  'UNUSUALLY_LARGE',
  'LARGE_FIRST_ORDER',
  'MORE_THAN_STOCK',
  'REVERSE_CHARGE_WITHOUT_TRN',
  'PO_NUMBER_AGAIN',
  'OVERDUE',
  'OVER_LIMIT',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

export interface DocumentWarning {
  readonly code: WarningCode;
  /** Index of the line, from 0; null for the document as a whole. */
  readonly line: number | null;
  /** The figures in the words of the warning. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** Amounts are AED. */
export interface WarnedLine {
  readonly product: string | null;
  readonly qty: number;
  /** The pieces that are still to leave the stock; missing for all. */
  readonly openQty?: number;
  readonly unitPrice: number | null;
  readonly taxCategory: string;
  /** The margin of the whole line; null or missing if unknown or hidden from the caller. */
  readonly margin?: { readonly amount: number } | null | undefined;
  /** The price list of the price; null or missing if there is none. */
  readonly priceSource?: object | null | undefined;
}

export interface KnownProduct {
  readonly listPrice: number;
  readonly stock: number;
  /** The quantities that buyers may request. */
  readonly rule: QuantityRule;
  /** null if it is not packed. */
  readonly packSize: number | null;
  /** The quantity from which the last of its price breaks counts; 0: it has none. */
  readonly largestBreak: number;
  /** The largest quantity in one order of the account, and in one of any account; 0 if there was no order. */
  readonly largestOwn: number;
  readonly largestOfAll: number;
}

export interface WarnedDocument {
  readonly lines: readonly WarnedLine[];
  readonly total: number;
  /** True if its goods have not left the stock yet. */
  readonly needsStock: boolean;
  readonly products: ReadonlyMap<string, KnownProduct>;
  readonly hasTrn: boolean;
  /** Another document of the account with its PO number, or null. */
  readonly samePoNumber: string | null;
  readonly overdue: number;
  /** The rest of the credit limit without this document; null if there is no limit. */
  readonly creditLeft: number | null;
}

/** A price or a quantity this many times off is a mistake more often than not. */
const FAR = 5;

/** This many pieces are ordinary for any product. */
const ORDINARY_QTY = 200;

/** Buyers read these, without figures. */
const OF_BUYERS: ReadonlySet<WarningCode> = new Set(['UNUSUALLY_LARGE', 'LARGE_FIRST_ORDER', 'PO_NUMBER_AGAIN']);

export function warningsOf(document: WarnedDocument): DocumentWarning[] {
  const ofLines = document.lines.flatMap((line, index) =>
    lineWarnings(line, document).map(([code, params]) => ({ code, line: index, params })),
  );
  return [...ofLines, ...documentWarnings(document).map(([code, params]) => ({ code, line: null, params }))];
}

export const warningsForBuyer = (warnings: readonly DocumentWarning[]): DocumentWarning[] =>
  warnings.filter(({ code }) => OF_BUYERS.has(code)).map((warning) => ({ ...warning, params: {} }));

/** The power of ten that is not below a quantity; 0 for 0. */
export const magnitude = (qty: number): number => (qty > 0 ? 10 ** Math.ceil(Math.log10(qty)) : 0);

type Found = readonly [code: WarningCode, params: DocumentWarning['params']];

function lineWarnings(line: WarnedLine, { products, needsStock, hasTrn }: WarnedDocument): Found[] {
  const known = line.product === null ? undefined : products.get(line.product);
  return [
    ...priceWarnings(line, known?.listPrice ?? 0),
    ...(known ? quantityWarnings(line.qty, known) : []),
    ...(known && needsStock ? stockWarnings(line.openQty ?? line.qty, known.stock) : []),
    ...(line.taxCategory === 'AE' && !hasTrn ? [['REVERSE_CHARGE_WITHOUT_TRN', {}] as const] : []),
  ];
}

function priceWarnings({ unitPrice, margin, priceSource }: WarnedLine, list: number): Found[] {
  if (unitPrice === null) return [];
  if (unitPrice === 0) return [['ZERO_PRICE', {}]];
  // An agreed price is no slip, however far it is from the list price.
  const isFar = !priceSource && list > 0 && (unitPrice > list * FAR || unitPrice * FAR < list);
  return [
    ...(margin && margin.amount < 0 ? [['BELOW_COST', { loss: -margin.amount }] as const] : []),
    ...(isFar ? [['FAR_FROM_LIST', { price: unitPrice, list }] as const] : []),
  ];
}

const quantityWarnings = (qty: number, known: KnownProduct): Found[] => [
  ...ruleWarnings(known.rule, qty),
  ...sizeWarnings(qty, known),
];

function sizeWarnings(qty: number, known: KnownProduct): Found[] {
  const usual = known.largestOwn > 0 ? known.largestOwn : known.largestOfAll;
  if (usual > 0) return qty > usual * FAR ? [['UNUSUALLY_LARGE', { qty, usual }]] : [];
  return qty > expectedQty(known) * FAR ? [['LARGE_FIRST_ORDER', { qty }]] : [];
}

/** The quantity that the shop itself expects of a product without orders. */
const expectedQty = ({ rule, packSize, largestBreak, stock }: KnownProduct): number =>
  Math.max(smallestQty(rule), packSize ?? 0, largestBreak, stock, ORDINARY_QTY);

const stockWarnings = (qty: number, stock: number): Found[] =>
  qty > stock ? [['MORE_THAN_STOCK', { qty, stock }]] : [];

function ruleWarnings(rule: QuantityRule, qty: number): Found[] {
  const problem = quantityProblem(rule, qty);
  if (problem === null) return [];
  const { kind, ...params } = problem;
  const codes = { belowMoq: 'BELOW_MOQ', aboveMax: 'ABOVE_MAXIMUM', offStep: 'OFF_STEP' } as const;
  return [[codes[kind], { qty, ...params }]];
}

function documentWarnings({ samePoNumber, overdue, creditLeft, total }: WarnedDocument): Found[] {
  return [
    ...(samePoNumber === null ? [] : [['PO_NUMBER_AGAIN', { number: samePoNumber }] as const]),
    ...(overdue > 0 ? [['OVERDUE', { amount: overdue }] as const] : []),
    ...(creditLeft !== null && total > creditLeft ? [['OVER_LIMIT', { total, left: creditLeft }] as const] : []),
  ];
}
