import { ibanIn, isNone, tidied } from './bank-statement.js';

/** The words of `:86:` by what they say. */
export interface Particulars {
  readonly text: string;
  readonly name: string;
  readonly iban: string;
  /** The payer's reference; empty: none. */
  readonly reference: string;
}

/** The width of a line; the tag `:86:` counts in some banks. A full line goes on in the next one without a blank. */
const FULL = { first: 61, other: 65 };
const SUBFIELD = 27;

/** The lines of a field as one; a word that ends with a hyphen goes on too. */
function unwrapped(text: string): string {
  const lines = text.split('\n');
  const goesOn = (before: string, line: string, index: number) =>
    before.length >= FULL.other ||
    (index === 1 && before.length === FULL.first) ||
    /\S[-/]$|\?\d?$/.test(before) ||
    /^[?<>~^]\d{2}/.test(line);
  const blankBefore = (line: string, index: number) =>
    index === 0 || goesOn(lines[index - 1] ?? '', line, index) ? '' : ' ';
  return lines.map((line, index) => `${blankBefore(line, index)}${line}`).join('');
}

/**
 * The three ways in which banks write `:86:`: numbered subfields (`?20`), tagged ones (`/REMI/`) and free text.
 * @param described the fields of a movement, of which some banks write several
 * @param isIn true for money that came in, or for one that was taken back
 */
export function particularsOf(described: readonly string[], isIn: boolean): Particulars {
  const texts = described.map(unwrapped);
  const read = texts.map(
    (text) => subfieldsOf(text) ?? taggedOf(text, isIn) ?? { text, name: '', iban: '', reference: '' },
  );
  const joined = (part: (one: Particulars) => string) => tidied(read.map(part).join(' '));
  const found = (part: (one: Particulars) => string) => read.map(part).find((one) => one !== '') ?? '';
  return {
    text: joined(({ text }) => text),
    name: joined(({ name }) => name),
    iban: found(({ iban }) => iban) || ibanIn(texts.join(' ')),
    reference: joined(({ reference }) => reference),
  };
}

/** `166?00TRANSFER?20INV-12?32AL NOOR`; some banks write another sign. @returns undefined: the text has none */
function subfieldsOf(text: string): Particulars | undefined {
  // Elsewhere, a question mark before digits may be the payer's.
  const sign = /^(?:\d{3})?([?<>~^])\d{2}/.exec(text)?.[1];
  if (sign === undefined) return undefined;
  const [before = '', ...fields] = text.split(new RegExp(`\\${sign}(?=\\d{2})`));
  const parts = fields.map((field) => ({ code: Number(field.slice(0, 2)), text: field.slice(2) }));
  const from = (isOf: (code: number) => boolean) => {
    const words = parts.filter(({ code }) => isOf(code)).map((part) => part.text);
    const goesOn = (word: string) => word.length >= SUBFIELD || /[-/]$/.test(word);
    return words.map((word, index) => `${goesOn(words[index - 1] ?? '') ? '' : ' '}${word}`).join('');
  };
  // The number of the journal, the bank and codes of the bank are no words.
  const isOther = (code: number) => ![0, 10, 30, 31, 32, 33, 34, 38].includes(code) && !isText(code);
  return {
    text: tidied([before.replace(/^\d{3}$/, ''), from((code) => code === 0), from(isText), from(isOther)].join(' ')),
    name: tidied(from((code) => code === 32 || code === 33)),
    iban: ibanIn(from((code) => code === 31 || code === 38).trim()),
    reference: '',
  };
}

const isText = (code: number) => (code >= 20 && code <= 29) || (code >= 60 && code <= 63);

/** The tags of structured text; another slash belongs to the text. */
const TAGS =
  /\/(TRTP|TRCD|TYPE|EREF|KREF|MREF|PREF|IREF|CREF|MARF|ORDP|BENM|NAME|ADDR|IBAN|ACCW|BIC|CNTP|CSID|REMI|USTD|STRD|PURP|ULTD|ULTC|ULTB|RTRN|SVCL|OCMT|CHGS|EXCH|ISDT|ROC|INFO)(?=\/)/;
const REMITTANCE = ['REMI', 'USTD', 'STRD', 'ROC', 'PREF', 'INFO'];
const PARTIES = ['ORDP', 'BENM', 'REMI', 'CNTP'];

/** `/NAME/AL NOOR/REMI/AGAINST LPO 11/2026`. @returns undefined: the text has no tags */
function taggedOf(text: string, isIn: boolean): Particulars | undefined {
  const [before = '', ...rest] = text.split(TAGS);
  if (rest.length === 0) return undefined;
  let party = '';
  const parts = rest.flatMap((tag, index) => {
    if (index % 2 === 1) return [];
    if (PARTIES.includes(tag)) party = tag;
    const value = (rest[index + 1] ?? '').replace(/^\/+|\/+$/g, '').trim();
    return value === '' ? [] : [{ tag, value, party }];
  });
  // The name and the account behind a party are of this one; the own party is not the other side.
  const first = (...tags: readonly string[]) =>
    parts.find((part) => tags.includes(part.tag) && part.party !== (isIn ? 'BENM' : 'ORDP'));
  const [name, iban, reference] = [first('NAME', 'ORDP', 'BENM'), first('IBAN', 'ACCW'), first('EREF', 'KREF')];
  // The IBAN, the bank, the name and the town of the other side.
  const [account = '', , partyName = ''] = first('CNTP')?.value.split('/') ?? [];
  const used = [name, iban, reference];
  const isWord = ({ tag }: { readonly tag: string }) => REMITTANCE.includes(tag);
  const others = parts.filter((part) => !isWord(part) && !used.includes(part));
  const written = [
    ...parts.filter(isWord).map(({ value }) => value),
    ...others.map(({ tag, value }) => `${tag} ${value}`),
  ];
  return {
    text: tidied([before, ...written].join(' ')),
    name: tidied(name?.value ?? partyName),
    iban: ibanIn(iban?.value ?? account),
    reference: isNone(reference?.value ?? '') ? '' : tidied(reference?.value ?? ''),
  };
}
