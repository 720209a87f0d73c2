import type { RuleId } from '../../../src/e-invoicing/checks/check.js';
import type { EDocument } from '../../../src/e-invoicing/domain/e-document.js';
import type { Break } from './breaks.js';
import { BROKEN_LINES } from './broken-lines.js';
import { BROKEN_DOCUMENTS, BROKEN_PARTIES } from './broken-particulars.js';
import { BROKEN_ADJUSTMENTS, BROKEN_SUMS } from './broken-sums.js';
import { validDocuments } from './valid-documents.js';

/** A document that breaks one rule. */
export interface BrokenDocument {
  readonly rule: RuleId;
  readonly document: EDocument;
  /** The official rules let it pass. */
  readonly stricter: boolean;
}

const BREAKS: Readonly<Record<RuleId, Break>> = {
  ...BROKEN_PARTIES,
  ...BROKEN_DOCUMENTS,
  ...BROKEN_LINES,
  ...BROKEN_ADJUSTMENTS,
  ...BROKEN_SUMS,
};

const isRule = (id: string): id is RuleId => Object.hasOwn(BREAKS, id);

/** For each rule a document that breaks it and no other. */
export function brokenDocuments(): BrokenDocument[] {
  const valid = validDocuments();
  return Object.keys(BREAKS)
    .filter(isRule)
    .flatMap((rule) => {
      const { of: name, change, stricter: isStricter = false } = BREAKS[rule];
      const document = valid.get(name);
      return document === undefined ? [] : [{ rule, document: change(document), stricter: isStricter }];
    });
}
