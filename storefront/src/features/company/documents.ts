import type { Language } from '@shop/contract/languages';
import type { DocumentName } from './document-names';

/**
 * A page of continuous text: sections of paragraphs and lists. Placeholders such as `{shop}` are replaced by the shop's
 * data.
 */
export interface TextDocument {
  lead: string;
  /** ISO day of the last change, for legal texts. */
  updated?: string;
  sections: readonly TextSection[];
}

export interface TextSection {
  title: string;
  /** An array is a bulleted list. */
  blocks: readonly (string | readonly string[])[];
}

export async function loadDocument(language: Language, name: DocumentName): Promise<TextDocument> {
  const { text } = (await import(`./content/${language}/${name}.ts`)) as { text: TextDocument };
  return text;
}

export type DocumentParams = Readonly<Record<'shop' | 'legalName' | 'address' | 'email' | 'trn', string>>;

/** Replaces the placeholders by the shop's data. */
export const fillText = (text: string, params: DocumentParams): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (isParam(name, params) ? params[name] : place));

const isParam = (name: string, params: DocumentParams): name is keyof DocumentParams => Object.hasOwn(params, name);
