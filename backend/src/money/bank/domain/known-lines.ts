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
  const free = stored.filter((one) => !taken.has(one)).map((one) => ({ one, words: wordsOf(one) }));
  const isOnce = [lines, stored].map(numbersOnce);
  return equal.map((compared) => {
    const { line, known } = compared;
    const words = wordsOf(line);
    const hasMarks = line.bankId !== '' || line.balance != null || words.length > 0;
    if (known !== null) return hasMarks ? { ...compared, similar: null } : { ...compared, known: null, similar: known };
    const sameAmount = free.filter(({ one }) => one.amount === line.amount);
    const numbered = isOnce.every((numbers) => numbers.has(line.bankId))
      ? sameAmount.find(({ one }) => one.bankId === line.bankId)
      : undefined;
    if (numbered?.one.bookedOn === line.bookedOn && agree(numbered.words, words))
      return { ...compared, known: numbered.one, similar: null };
    const fitting = sameAmount
      .filter(({ one }) => one.bookedOn === line.bookedOn)
      .filter((other) => other.one.reading !== reading || (!differ(other.one, line) && agree(other.words, words)));
    const shared = (other: (typeof fitting)[number]) => words.filter((word) => other.words.includes(word)).length;
    const [closest] = fitting.toSorted((a, b) => shared(b) - shared(a));
    return { ...compared, similar: numbered?.one ?? closest?.one ?? null };
  });
}

function counted(lines: readonly ReadBankLine[]) {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { bookedOn, amount, bankId, balance = null } = line;
    const marks = [bookedOn, amount, bankId, balance, ...wordsOf(line)].join('\n');
    const fingerprint = createHash('sha256').update(marks).digest('hex').slice(0, 32);
    const nth = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, nth);
    return { line, fingerprint, nth };
  });
}

const keyOf = ({ fingerprint, nth }: Pick<KnownLine, 'fingerprint' | 'nth'>) => `${fingerprint} ${String(nth)}`;

/** All words, ignoring case and marks. */
const wordsOf = ({ text, reference, counterparty }: Pick<KnownLine, 'text' | 'reference' | 'counterparty'>): string[] =>
  `${text} ${reference} ${counterparty.name} ${counterparty.iban}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The numbers that stand on one line only: some banks write the same number on every line. */
function numbersOnce(lines: readonly Pick<KnownLine, 'bankId'>[]): ReadonlySet<string> {
  const [once, twice] = [new Set<string>(), new Set([''])];
  for (const { bankId } of lines) (once.has(bankId) ? twice : once).add(bankId);
  return new Set([...once].filter((bankId) => !twice.has(bankId)));
}

/** True if one of them has all words of the other, some of which may be cut off. */
function agree(words: readonly string[], others: readonly string[]): boolean {
  const isIn = (all: readonly string[]) => (word: string) =>
    all.includes(word) || (/^\p{L}{3,}$/u.test(word) && all.some((one) => one.startsWith(word)));
  return words.every(isIn(others)) || others.every(isIn(words));
}

/** True if the bank's numbers or the balances say that these are two movements. */
const differ = (one: KnownLine, line: ReadBankLine): boolean =>
  (one.bankId !== '' && line.bankId !== '' && one.bankId !== line.bankId) ||
  (one.balance != null && line.balance != null && one.balance !== line.balance);
