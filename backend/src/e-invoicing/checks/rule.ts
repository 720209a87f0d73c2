import type { EAdjustment, EDocument, ELine, ESubtotal } from '../domain/e-document.js';

/** The page where staff correct the cause of a finding. `document`: no page, since the program makes this part. */
export type Page = 'settings' | 'buyer' | 'lines' | 'supply' | 'document';

/**
 * A rule for e-invoices. Ids are those of the official rules; ids of the shop's own rules begin with `shop-`.
 * @param now for rules about dates
 */
export interface Rule<Id extends string = string> {
  readonly id: Id;
  readonly page: Page;
  /** True if the rule refuses documents that the official rules accept. */
  readonly stricter: boolean;
  /** @returns the fields of the document that break the rule */
  readonly faults: (document: EDocument, now: Date) => readonly string[];
}

type Test<T> = (part: T, document: EDocument) => boolean;

/** A rule about one field. */
export function rule<Id extends string>(id: Id, page: Page, field: string, isFault: Test<EDocument>): Rule<Id> {
  return { id, page, stricter: false, faults: (document) => (isFault(document, document) ? [field] : []) };
}

export function stricter<Id extends string>(own: Rule<Id>): Rule<Id> {
  return { ...own, stricter: true };
}

export const lineRule = <Id extends string>(id: Id, page: Page, field: string, isFault: Test<ELine>): Rule<Id> => ({
  id,
  page,
  stricter: false,
  faults: (document) => placesOf('lines', document.lines, field, (line) => isFault(line, document)),
});

export const adjustmentRule = <Id extends string>(
  id: Id,
  field: keyof EAdjustment,
  isFault: Test<EAdjustment>,
): Rule<Id> => ({
  id,
  page: 'document',
  stricter: false,
  faults: (document) => placesOf('adjustments', document.adjustments, field, (part) => isFault(part, document)),
});

export const subtotalRule = <Id extends string>(
  id: Id,
  field: keyof ESubtotal,
  isFault: Test<ESubtotal>,
): Rule<Id> => ({
  id,
  page: 'document',
  stricter: false,
  faults: (document) => placesOf('subtotals', document.subtotals, field, (part) => isFault(part, document)),
});

function placesOf<T>(list: string, parts: readonly T[], field: string, isFault: (part: T) => boolean): string[] {
  return parts.flatMap((part, index) => (isFault(part) ? [`${list}.${index}.${field}`] : []));
}

export const isBlank = (value: string): boolean => value.trim() === '';
export const isNote = ({ kind }: EDocument): boolean => kind === 'credit-note';
export const isOutOfScope = ({ typeCode }: EDocument): boolean => typeCode === '480' || typeCode === '81';
export const hasFlag = ({ flags }: EDocument, place: number): boolean => flags[place] === '1';
