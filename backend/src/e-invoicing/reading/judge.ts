import { findingsOf, type Finding } from '../checks/check.js';
import type { ReadEInvoice } from './read-e-invoice.js';
import { type BrokenRule, brokenRules } from './rules/official-rules.js';

/** The shop's own rules that make sense for other shops; the official rules accept what breaks them. */
const OWN_RULES: ReadonlySet<string> = new Set(['shop-tin', 'shop-iban', 'shop-due', 'shop-future', 'shop-export']);

export interface Judgement {
  readonly official: readonly BrokenRule[];
  readonly own: readonly Finding[];
}

/** The findings in a document of any shop. @param now a later date in the document is a finding */
export function judge({ root, document }: ReadEInvoice, now: Date): Judgement {
  return {
    official: brokenRules(root),
    own: findingsOf(document, now).filter(({ rule }) => OWN_RULES.has(rule)),
  };
}
