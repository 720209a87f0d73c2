import { westernDigits } from '@shop/contract/numbers';

interface Sheet {
  readonly bank: string;
  readonly chequeNumber: string;
  readonly drawer: string;
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** A cheque number without leading zeros and marks: `004711`, `4711` and `47-11` are the same. */
export const plainChequeNumber = (number: string): string =>
  westernDigits(plain(number))
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/(?<!\d)0+(?=\d)/g, '');

/** The same for entries of the same sheet of paper. */
export const identityOf = ({ bank, chequeNumber, drawer }: Sheet): string =>
  [plain(bank), plainChequeNumber(chequeNumber), plain(drawer)].join('|');
