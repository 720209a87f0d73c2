import { expect, it } from '@jest/globals';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { readBankFile } from './read-bank-file.js';

const IBAN = 'AE070331234567890123456';
const STATEMENTS = 500;

/** A reproducible sequence of numbers below 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Movement {
  readonly day: string;
  readonly fils: number;
  readonly words: string;
}

interface Random {
  readonly below: (count: number) => number;
  readonly one: <Value>(values: readonly Value[]) => Value;
}

const WORDS = [
  'TRF',
  'AL NOOR',
  'INV-2026-00012',
  'تحويل',
  'A/C 12',
  'CHQ 004711',
  'LPO 11/2026',
  'DR SMITH',
  'CREDIT NOTE',
];

function movementsOf({ below, one }: Random): Movement[] {
  const days = Array.from({ length: 1 + below(6) }, () => 1 + below(28)).sort((a, b) => a - b);
  return days.map((day) => ({
    day: `2026-11-${String(day).padStart(2, '0')}`,
    fils: (1 + below(below(2) === 0 ? 99_999 : 300_000_000)) * (below(3) === 0 ? -1 : 1),
    words: [one(WORDS), one(WORDS), one(WORDS)].join(' '),
  }));
}

const DAYS: readonly ((day: string) => string)[] = [
  (day) => day,
  (day) => day.split('-').reverse().join('/'),
  (day) => day.split('-').reverse().join('.'),
  (day) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'),
  (day) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$3-Nov-$1'),
  (day) => day.replace(/^(\d+)-(\d+)-(\d+)$/, 'Nov $3, $1'),
  (day) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$3 نوفمبر $1'),
  (day) => String(Date.parse(day) / 86_400_000 + 25_569),
];

const plain = (fils: number) => (Math.abs(fils) / 100).toFixed(2);
const grouped = (text: string) => text.replace(/\B(?=(?:\d{3})+\.)/g, ',');
const AMOUNTS: readonly ((fils: number) => string)[] = [
  plain,
  (fils) => grouped(plain(fils)),
  (fils) => `AED ${grouped(plain(fils))}`,
  (fils) => grouped(plain(fils)).replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')),
  (fils) => plain(fils).replace('.', ','),
  // Without decimals that are zero, three digits can be a group.
  (fils) => grouped(plain(fils)).replace(/\.00$/, ''),
];

/** The cells of an amount by the headings that they are below. */
const DIRECTIONS: readonly (readonly [headings: string[], cells: (text: string, isIn: boolean) => string[]])[] = [
  [['Debit', 'Credit'], (text, isIn) => (isIn ? ['', text] : [text, ''])],
  [['Deposits', 'Withdrawals'], (text, isIn) => (isIn ? [text, ''] : ['', text])],
  [['مدين', 'دائن'], (text, isIn) => (isIn ? ['-', text] : [text, '-'])],
  [['Debit', 'Credit'], (text, isIn) => (isIn ? ['', text] : [`-${text}`, ''])],
  [['Amount'], (text, isIn) => [isIn ? text : `-${text}`]],
  [['Amount'], (text, isIn) => [isIn ? text : `(${text})`]],
  [['Amount'], (text, isIn) => [`${text} ${isIn ? 'Cr.' : 'Dr.'}`]],
  [['Amount', 'Dr/Cr'], (text, isIn) => [text, isIn ? 'CR' : 'DR']],
  [['Type', 'Amount'], (text, isIn) => [isIn ? 'Credit' : 'Debit', isIn ? text : `-${text}`]],
];
/** Only the course of the balance says the direction. */
const UNSIGNED: (typeof DIRECTIONS)[number] = [['Amount'], (text) => [text]];

function tableOf(movements: readonly Movement[], { below, one }: Random): string {
  const [dayOf, amountOf] = [one(DAYS), one(AMOUNTS)];
  const hasBalance = below(2) === 0;
  const isUnsigned = hasBalance && movements.slice(1).some(({ fils }) => fils < 0);
  const [names, cellsOf] = one(isUnsigned ? [...DIRECTIONS, UNSIGNED] : DIRECTIONS);
  const [opening, isNewestFirst] = [below(1_000_000), below(3) === 0];
  let balance = opening;
  const rows = movements.map(({ day, fils, words }) => {
    balance += fils;
    const cells = [dayOf(day), words, ...cellsOf(amountOf(fils), fils > 0)];
    return hasBalance ? [...cells, `${balance < 0 ? '-' : ''}${amountOf(balance)}`] : cells;
  });
  const delimiter = one([';', '\t', ',']);
  const cell = (text: string) => (text.includes(delimiter) ? `"${text}"` : text);
  const headings = ['Date', 'Description', ...names, ...(hasBalance ? ['Balance'] : [])];
  return [headings, ...(isNewestFirst ? rows.reverse() : rows)].map((row) => row.map(cell).join(delimiter)).join('\n');
}

function mt940Of(movements: readonly Movement[], { one }: Random): string {
  const sum = movements.reduce((total, { fils }) => total + fils, 0);
  const amount = (fils: number) => plain(fils).replace('.', ',');
  const described = one<(words: string) => string>([
    (words) => words,
    (words) => `/NAME/AL NOOR/REMI/${words}`,
    (words) => `166?20${words}`,
  ]);
  const lines = movements.map(({ day, fils, words }) => {
    const six = day.slice(2).replaceAll('-', '');
    return `:61:${six}${fils > 0 ? 'C' : 'D'}${amount(fils)}NTRFNONREF\n:86:${described(words)}`;
  });
  return `:20:S\n:25:${IBAN}\n:28C:1\n:60F:C261101AED0,00\n${lines.join('\n')}\n:62F:${sum < 0 ? 'D' : 'C'}261130AED${amount(sum)}\n-`;
}

function camtOf(movements: readonly Movement[]): string {
  const entries = movements.map(
    ({ day, fils, words }) =>
      `<Ntry><Amt Ccy="AED">${plain(fils)}</Amt><CdtDbtInd>${fils > 0 ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
}

it('random statements in each notation are read as they were written, or refused', () => {
  const random = numbersFrom(48);
  const below = (count: number) => Math.floor(random() * count);
  const one = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  let count = 0;
  for (let nth = 0; nth < STATEMENTS; nth += 1) {
    const movements = movementsOf({ below, one });
    const text = [tableOf, tableOf, tableOf, mt940Of, camtOf][below(5)]?.(movements, { below, one }) ?? '';
    try {
      const { statements } = readBankFile(new TextEncoder().encode(text), { iban: IBAN, today: '2026-11-29' });
      const lines = statements.flatMap((statement) => statement.lines);
      const found = lines.map((line) => `${line.bookedOn} ${String(line.amount)} ${line.text}`);
      const written = movements.map(({ day, fils, words }) => `${day} ${String(fils)} ${words}`);
      expect({ text, lines: found.sort() }).toEqual({ text, lines: written.sort() });
      count += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  expect(count).toBeGreaterThan(STATEMENTS / 2);
});
