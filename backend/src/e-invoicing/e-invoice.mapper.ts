import { inEachLanguage, type Language } from '@shop/contract/languages';
import { eInvoiceTexts } from './texts/texts.js';
import { type Finding, RULES } from './checks/check.js';
import type { Page } from './checks/rule.js';
import type { FindingResponse, FindingsResponse } from './dto/e-invoice.response.js';
import type { BrokenRule } from './reading/rules/official-rules.js';

/** Paths in the back office. */
export type RepairedAt = Readonly<Partial<Record<Page, string>>>;

const STRICTER = new Set(RULES.filter(({ stricter }) => stricter).map(({ id }) => id));
/** The official rule for emirates does not reach the addresses of seller and buyer; here it does. */
const STRICTER_OF_OTHERS = 'ibr-128-ae';
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

/** A finding in a document of another shop: no page can correct it, and its seller is not this shop. */
export function toForeignFinding(finding: Finding): FindingResponse {
  const reported = toFinding(finding, {});
  const sentence = (language: Language) => sentenceOfOthers(finding.rule, language) ?? reported.messages[language];
  return { ...reported, messages: inEachLanguage(sentence) };
}

/** A broken rule in a document of another shop, with what it means, if there is a sentence for it, and the place. */
export function toBrokenRule({ rule, place, line, problem }: BrokenRule): FindingResponse {
  const sentence = (language: Language) =>
    [sentenceOfOthers(rule, language), eInvoiceTexts(language).atPlace(place, line, problem)].filter(Boolean).join(' ');
  const isStricter = rule === STRICTER_OF_OTHERS;
  return { rule, field: place, page: 'document', path: '', isStricter, messages: inEachLanguage(sentence) };
}

function sentenceOfOthers(rule: string, language: Language): string | undefined {
  const {
    ofOthers,
    rules,
  }: Record<'ofOthers' | 'rules', Readonly<Record<string, string | undefined>>> = eInvoiceTexts(language);
  return ofOthers[rule] ?? rules[rule];
}

/** The page of a customer's details: of the company, or of the person. */
export function pathOfBuyer({ company, user }: { readonly company: string | null; readonly user: string }): string {
  return company === null ? `/users/${user}/edit` : `/companies/${company}/edit`;
}
