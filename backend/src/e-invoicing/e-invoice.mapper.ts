import { inEachLanguage, type Language } from '@shop/contract/languages';
import { eInvoiceTexts } from './texts/texts.js';
import { type Finding, RULES } from './checks/check.js';
import type { Page } from './checks/rule.js';
import type { FindingResponse, FindingsResponse } from './dto/e-invoice.response.js';

/** Paths in the back office. */
export type RepairedAt = Readonly<Partial<Record<Page, string>>>;

const STRICTER = new Set(RULES.filter(({ stricter }) => stricter).map(({ id }) => id));
const LINE = /^lines\.(\d+)\./;

export function toFindings(findings: readonly Finding[], at: RepairedAt): FindingsResponse {
  const reported = findings.map((finding) => toFinding(finding, at));
  return { isNeeded: true, isReady: findings.length === 0, findings: reported };
}

/** The answer for a document without an e-invoice: Void, or without VAT. */
export const NOT_NEEDED: FindingsResponse = { isNeeded: false, isReady: false, findings: [] };

export function toFinding({ rule, field, page }: Finding, at: RepairedAt): FindingResponse {
  const sentence = (language: Language) => {
    const texts = eInvoiceTexts(language);
    const line = LINE.exec(field)?.[1];
    return line === undefined ? texts.rules[rule] : texts.ofLine(String(Number(line) + 1), texts.rules[rule]);
  };
  return {
    rule,
    field,
    page,
    path: at[page] ?? '',
    isStricter: STRICTER.has(rule),
    messages: inEachLanguage(sentence),
  };
}

/** The page of a customer's details: of the company, or of the person. */
export function pathOfBuyer({ company, user }: { readonly company: string | null; readonly user: string }): string {
  return company === null ? `/users/${user}/edit` : `/companies/${company}/edit`;
}
