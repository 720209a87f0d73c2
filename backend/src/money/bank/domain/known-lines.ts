import { grouped } from '@shop/contract/grouped';
import { createHash } from 'node:crypto';
import type { ReadBankLine } from '../reading/bank-statement.js';

/** The part of a stored line that lines of later files are compared with. */
export interface KnownLine extends Pick<
  ReadBankLine,
  'bookedOn' | 'amount' | 'text' | 'reference' | 'bankId' | 'counterparty' | 'balance'
> {
  readonly fingerprint: string;
  readonly nth: number;
  /** The format and columns by which it was read. */
  readonly reading: string;
}

export interface ComparedLine<K extends KnownLine> {
  readonly line: ReadBankLine;
  readonly fingerprint: string;
  /** From 1, among lines with the same fingerprint: a bank writes equal lines, such as ten equal charges of a day. */
  readonly nth: number;
  /** The stored line that it is; null if it is new or similar. */
  readonly known: K | null;
  /** The stored line that it may be, which a person has to decide. */
  readonly similar: K | null;
}

/** Where a day and amount has more pairs of a read and a stored line, each is similar: their words are not compared. */
const MOST_PAIRS = 2500;

/**
 * Compares the lines of a file with those of its account. A line is known by the bank's number, or by its day, amount,
 * balance, all words and count among equals. It is similar if two readings fit: the same day and amount read in another
 * way or with fuller words, or the bank's number beside another day or other words.
 * @param stored the lines of the account with the days or numbers of the file
 */
export function comparedLines<K extends KnownLine>(
  lines: readonly ReadBankLine[],
  stored: readonly K[],
  reading: string,
): ComparedLine<K>[] {
  const byKey = new Map(stored.map((one) => [keyOf(one), one]));
  const equal = counted(lines).map((line) => ({ ...line, known: byKey.get(keyOf(line)) ?? null }));
  const taken = new Set(equal.map(({ known }) => known));
  const [byNumber, isOnce] = [byNumberOnce(stored), byNumberOnce(lines)];
  const byMoney = groupedByMoney(stored.filter((one) => !taken.has(one)));
  const equalMoney = grouped(lines, moneyOf);
  return equal.map(({ words, ...compared }) => {
    const { line, known } = compared;
    const hasMarks = line.bankId !== '' || line.balance != null || words.size > 0;
    if (known !== null) return hasMarks ? { ...compared, similar: null } : { ...compared, known: null, similar: known };
    const numbered = isOnce.has(line.bankId) ? byNumber.get(line.bankId) : undefined;
    if (numbered?.amount === line.amount && !taken.has(numbered)) {
      const isKnown = numbered.bookedOn === line.bookedOn && agree(wordsOf(numbered), words);
      return isKnown ? { ...compared, known: numbered, similar: null } : { ...compared, similar: numbered };
    }
    const sameMoney = byMoney.get(moneyOf(line)) ?? [];
    const isMany = sameMoney.length * (equalMoney.get(moneyOf(line))?.length ?? 0) > MOST_PAIRS;
    const similar = isMany ? (sameMoney[0]?.line ?? null) : similarTo({ line, words, reading }, sameMoney);
    return { ...compared, similar };
  });
}

interface Worded<L> {
  readonly line: L;
  readonly words: ReadonlySet<string>;
  readonly reading: string;
}

/** The stored line of the same day and amount that it may be: the one with most of its words. */
function similarTo<K extends KnownLine>(read: Worded<ReadBankLine>, sameMoney: readonly Worded<K>[]): K | null {
  const fitting = sameMoney.filter(
    (other) =>
      !haveOtherNumbers(other.line, read.line) &&
      (other.reading !== read.reading || (!haveOtherBalances(other.line, read.line) && agree(other.words, read.words))),
  );
  const missing = fitting.map(({ words }) => lacking(read.words, words).length);
  return fitting[missing.indexOf(Math.min(...missing))]?.line ?? null;
}

function groupedByMoney<K extends KnownLine>(lines: readonly K[]): ReadonlyMap<string, Worded<K>[]> {
  const worded = lines.map((line) => ({ line, words: wordsOf(line), reading: line.reading }));
  return grouped(worded, ({ line }) => moneyOf(line));
}

function counted(lines: readonly ReadBankLine[]) {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const words = wordsOf(line);
    const marks = [moneyOf(line), line.bankId, line.balance ?? null, ...words].join('\n');
    const fingerprint = createHash('sha256').update(marks).digest('hex').slice(0, 32);
    const nth = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, nth);
    return { line, words, fingerprint, nth };
  });
}

const keyOf = ({ fingerprint, nth }: Pick<KnownLine, 'fingerprint' | 'nth'>) => `${fingerprint} ${String(nth)}`;
const moneyOf = ({ bookedOn, amount }: Pick<KnownLine, 'bookedOn' | 'amount'>) => `${bookedOn} ${String(amount)}`;

/** All words, ignoring case and marks. */
const wordsOf = ({ text, reference, counterparty }: Pick<KnownLine, 'text' | 'reference' | 'counterparty'>) =>
  new Set(
    `${text} ${reference} ${counterparty.name} ${counterparty.iban}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
  );

/** The lines by the bank's number, if only one line has it: some banks write the same number on every line. */
function byNumberOnce<L extends Pick<KnownLine, 'bankId'>>(lines: readonly L[]): ReadonlyMap<string, L> {
  const [found, repeated] = [new Map<string, L>(), new Set([''])];
  for (const line of lines) {
    if (found.has(line.bankId)) repeated.add(line.bankId);
    found.set(line.bankId, line);
  }
  for (const bankId of repeated) found.delete(bankId);
  return found;
}

const lacking = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...words].filter((word) => !others.has(word));

/** True if one of them has all words of the other, one of which may be cut off. */
const agree = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  isWithin(words, others) || isWithin(others, words);

function isWithin(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const [word = '', ...more] = lacking(words, others);
  if (word === '' || more.length > 0) return word === '';
  return /^\p{L}{3,}$/u.test(word) && [...others].some((one) => one.startsWith(word));
}

/** True if the bank numbered them as two movements. A format may cut a number off. */
const haveOtherNumbers = ({ bankId }: KnownLine, line: ReadBankLine): boolean =>
  bankId !== '' && line.bankId !== '' && !bankId.startsWith(line.bankId) && !line.bankId.startsWith(bankId);

/** True if their balances say that they are two movements; another table may have another order of lines. */
const haveOtherBalances = ({ balance }: KnownLine, line: ReadBankLine): boolean =>
  balance != null && line.balance != null && balance !== line.balance;
