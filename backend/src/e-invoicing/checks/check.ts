import type { EDocument } from '../domain/e-document.js';
import { CATEGORY_RULES } from './category-rules.js';
import { DOCUMENT_RULES } from './document-rules.js';
import { LINE_RULES } from './line-rules.js';
import { PARTY_RULES } from './party-rules.js';
import type { Page, Rule } from './rule.js';
import { SUM_RULES } from './sum-rules.js';

const ALL = [...PARTY_RULES, ...DOCUMENT_RULES, ...LINE_RULES, ...CATEGORY_RULES, ...SUM_RULES];

export type RuleId = (typeof ALL)[number]['id'];

export const RULES: readonly Rule<RuleId>[] = ALL;

/** A missing or contradictory value in a document. */
export interface Finding {
  readonly rule: RuleId;
  /** Path in the document, for example `lines.2.unit`. */
  readonly field: string;
  readonly page: Page;
}

/**
 * Checks the document. It is a valid e-invoice if there are no findings. @param now a later date in the document is a
 * finding
 */
export function findingsOf(document: EDocument, now: Date): Finding[] {
  return RULES.flatMap(({ id, page, faults }) =>
    faults(document, now).map((field) => ({
      rule: id,
      field,
      page: field.startsWith('seller.') ? ('settings' as const) : page,
    })),
  );
}
