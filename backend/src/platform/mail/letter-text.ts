import type { LetterFact } from './letter.js';

/** A letter with every field present, as the strict template asks. */
export interface LetterView {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly LetterFact[];
  readonly action: { readonly label: string; readonly url: string } | null;
  readonly shop: {
    readonly name: string;
    readonly legalName: string;
    readonly address: string;
    readonly email: string;
  };
}

/** The letter for those who read no HTML. */
export function letterText({ greeting, paragraphs, facts, action, shop }: LetterView): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(facts.length === 0 ? [] : [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')]),
    ...(action === null ? [] : [`${action.label}:\n${action.url}`]),
    // The line that mail programs know a signature by.
    ['-- ', shop.legalName, shop.address, shop.email].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** For headers: a line break in one would begin another header. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
