/** A page of running text: sections of paragraphs and lists. `{shop}` and the like stand for the shop's own data. */
export interface TextDocument {
  lead: string;
  /** ISO day of the last change, for texts that bind. */
  updated?: string;
  sections: readonly TextSection[];
}

export interface TextSection {
  title: string;
  /** A list stands for a bulleted list. */
  blocks: readonly (string | readonly string[])[];
}

export type DocumentParams = Readonly<Record<'shop' | 'legalName' | 'address' | 'email' | 'trn', string>>;

/** Puts the shop's data in its places. */
export const fillText = (text: string, params: DocumentParams): string =>
  text
    .replaceAll('{shop}', params.shop)
    .replaceAll('{legalName}', params.legalName)
    .replaceAll('{address}', params.address)
    .replaceAll('{email}', params.email)
    .replaceAll('{trn}', params.trn);
