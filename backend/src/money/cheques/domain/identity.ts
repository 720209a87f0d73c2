interface Sheet {
  readonly bank: string;
  readonly chequeNumber: string;
  readonly drawer: string;
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The same for entries of the same sheet of paper. */
export const identityOf = ({ bank, chequeNumber, drawer }: Sheet): string =>
  [bank, chequeNumber, drawer].map((text) => plain(text)).join('|');
