import { BANK_DECIMALS } from '@shop/contract/bank';
import { isDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';
import { plainNumber } from '@shop/contract/numbers';
import { filsOfDigits } from './amounts.js';
import {
  addedUp,
  type FoundStatements,
  ibanIn,
  isNone,
  kindOf,
  type ReadBankLine,
  type ReadBankStatement,
  signed,
  tidied,
  unreadable,
  type UnreadRow,
} from './bank-statement.js';
import { particularsOf } from './mt940-particulars.js';

/** A field of a message: `:61:` and its lines. */
interface Field {
  readonly tag: string;
  readonly lines: string[];
  readonly line: number;
}

type Message = readonly Field[];

/** Programs of mail and transfer quote and indent lines. */
const TAG = /^([\s>]*):(\d{2}[A-Z]?|NS):(.*)$/;
/** The headers and trailers of a message between which its text is (SWIFT, blocks 1 to 5). */
const BLOCK = /\{[1235S]:(?:[^{}]|\{[^{}]*\})*\}|\{4:/;
/** A line that begins with a block, or with the end of the text; the payer may write braces elsewhere. */
const BRACED = /^[\s>]*(?:-\}?)?\{/;
const END = /^[\s>]*-\}?\s*$/;
const DIGITS = '(\\d[\\d.,]*)';
const BALANCE = new RegExp(`^([CD])\\s*(\\d{6})\\s*([A-Z]{3})\\s*${DIGITS}$`);
/** The value date, the booking date, the mark, the amount, the kind and the references. */
const ENTRY = new RegExp(
  `^(\\d{6})(\\d{4})?\\s*(R?[CD])([A-Z])?\\s*${DIGITS}\\s*(?!NONREF)([NFS][A-Z0-9][A-Z0-9 ]{2})(.*)$`,
);
/** A reference that is in the particulars. */
const ELSEWHERE = /^[EKM]REF\+?$/i;
/** The fields with several lines. */
const LONG = ['61', '86', 'NS'];
/** Fields beside the movements: numbers, further balances and sums. */
const ABOUT = /^(?:20|21|25P?|28C?|13D?|34F|60[FM]|62[FM]|64|65|90[CD])$/;

export const isMt940 = (text: string): boolean =>
  /^(?:.*\{4:)?[ \t>]*:20:/m.test(text) && /^[ \t>]*:(?:60[FM]|61):/m.test(text);

/**
 * The statements of MT940 messages (SWIFT, category 9), each with all of its pages.
 * @throws DomainError BANK_FILE_UNREADABLE; the statements also STATEMENT_DOES_NOT_ADD_UP
 */
export function foundInMt940(text: string): FoundStatements {
  const { messages, unread } = messagesIn(text);
  const statements: { account: string; currency: string; pages: Message[] }[] = [];
  for (const message of messages) {
    const account = accountOf(message);
    const currency = /\d([A-Z]{3})/.exec(fieldOf(message, /^60/)?.lines[0] ?? '')?.[1] ?? '';
    const last = statements.findLast((one) => one.account === account && one.currency === currency);
    if (last && fieldOf(message, /^60M$/)) last.pages.push(message);
    else statements.push({ account, currency, pages: [message] });
  }
  const found = statements.map(({ pages, ...one }) => {
    return { ...one, line: pages[0]?.[0]?.line ?? 0, read: () => statementOf(one.account, pages) };
  });
  return { found, unread };
}

const fieldOf = (message: Message, tag: RegExp): Field | undefined => message.find((field) => tag.test(field.tag));

function messagesIn(text: string): { messages: Message[]; unread: UnreadRow[] } {
  const messages: Field[][] = [];
  const unread: UnreadRow[] = [];
  let open: Field[] | undefined;
  let quote = '';
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    for (const part of BRACED.test(raw) ? raw.split(BLOCK) : [raw]) {
      const [, indent = '', tag, rest = ''] = TAG.exec(part) ?? [];
      if (tag === '20') messages.push((open = []));
      if (tag === '20') quote = indent;
      const last = open?.at(-1);
      if (END.test(part)) open = undefined;
      else if (tag !== undefined && open !== undefined) open.push({ tag, lines: [rest], line: index + 1 });
      else if (last !== undefined && LONG.includes(last.tag))
        last.lines.push(part.startsWith(quote) ? part.slice(quote.length) : part);
      else if (tag === '61') throw damaged({ tag, lines: [rest], line: index + 1 });
      else if (!/^[\s}>]*$/.test(part)) unread.push({ line: index + 1, text: tidied(part) });
    }
  }
  return { messages, unread };
}

/** `AEBANK/AE070331234567890123456` and an account with its currency. */
function accountOf(message: Message): string {
  const account = fieldOf(message, /^25P?$/)?.lines[0]?.replace(/\s/g, '') ?? '';
  return ibanIn(account) || account.replace(/^.*\//, '').replace(/[A-Z]{3}$/, '');
}

/** A statement begins and ends with its balances: without one of them, the file was cut. */
function statementOf(account: string, pages: readonly Message[]): ReadBankStatement {
  const [first = [], last = []] = [pages[0], pages.at(-1)];
  const opening = balanceOf(fieldOf(first, /^60[FM]$/) ?? first[0], '60');
  const end = last.findLast(({ tag }) => /^62[FM]$/.test(tag)) ?? last.at(-1);
  const closing = balanceOf(end, '62');
  if (closing.currency !== opening.currency) throw damaged(end);
  const read = pages.map(linesOf);
  const lines = read.flatMap((page) => page.lines);
  const days = [opening.day, closing.day, ...lines.map(({ bookedOn }) => bookedOn)].sort();
  return addedUp({
    format: 'mt940',
    account,
    currency: opening.currency,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    opening: opening.amount,
    closing: closing.amount,
    lines,
    unread: read.flatMap((page) => page.unread),
  });
}

function balanceOf(field: Field | undefined, tag: string): { amount: Fils; day: string; currency: string } {
  const [, mark, day = '', currency = '', digits = ''] = BALANCE.exec(field?.lines[0]?.trim() ?? '') ?? [];
  const amount = amountOf(digits);
  if (field?.tag.startsWith(tag) !== true || mark === undefined || amount === undefined) throw damaged(field);
  return { amount: signed(mark === 'C', amount), day: dayOf(day, field), currency };
}

/** The movements, each with all of its particulars; what belongs to none is not read. */
function linesOf(message: Message): { lines: ReadBankLine[]; unread: UnreadRow[] } {
  const unread: UnreadRow[] = [];
  const entries: { readonly entry: Field; readonly particulars: string[] }[] = [];
  let last: string[] | undefined;
  for (const field of message) {
    const { tag, lines, line } = field;
    // Expected movements are none yet.
    const isEntry = tag === '61' && !/^\d{6}(?:\d{4})?\s*E[CD]/.test(lines[0] ?? '');
    if (isEntry) entries.push({ entry: field, particulars: (last = []) });
    else if (tag === '61' || tag.startsWith('62')) last = undefined;
    if (isEntry) continue;
    if (last !== undefined && LONG.includes(tag)) last.push(lines.join('\n'));
    else if (!ABOUT.test(tag)) unread.push({ line, text: tidied(`:${tag}:${lines.join(' ')}`) });
  }
  return { lines: entries.map(({ entry, particulars }) => lineOf(entry, particulars)), unread };
}

function lineOf(field: Field, described: readonly string[]): ReadBankLine {
  const [first = '', ...added] = field.lines;
  const [, value = '', booked, mark = '', , digits = '', code = '', references = ''] = ENTRY.exec(first.trim()) ?? [];
  const amount = amountOf(digits);
  if (amount === undefined) throw damaged(field);
  const valueOn = dayOf(value, field);
  const at = references.indexOf('//');
  const [own, bankId] = (at < 0 ? [references, ''] : [references.slice(0, at), references.slice(at + 2)]).map((part) =>
    part.trim(),
  );
  const { text, name, iban, reference } = particularsOf(described, mark.endsWith('C'));
  const isNamed = !isNone(own ?? '') && !ELSEWHERE.test(own ?? '');
  const words = tidied([text, isNamed ? reference : '', ...added].join(' '));
  return {
    line: field.line,
    bookedOn: booked === undefined ? valueOn : bookedDay(booked, valueOn, field),
    valueOn,
    // The reversal of a credit takes money away.
    amount: signed(mark === 'C' || mark === 'RD', amount),
    text: words,
    reference: isNamed ? (own ?? '') : reference,
    bankId: isNone(bankId ?? '') ? '' : (bankId ?? ''),
    counterparty: { name, iban },
    kind: /CH[KQ]/.test(code) ? 'cheque' : /CHG|COM/.test(code) ? 'charge' : kindOf(`${words} ${code.slice(1)}`),
  };
}

/** undefined: `1,000` can be one or a thousand */
function amountOf(digits: string): Fils | undefined {
  const [plain = '', another] = new Set(BANK_DECIMALS.flatMap((sign) => plainNumber(digits, sign) ?? []));
  return another === undefined ? filsOfDigits(plain) : undefined;
}

function dayOf(digits: string, field: Field): string {
  const day = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
  if (!isDay(day)) throw damaged(field);
  return day;
}

/** The booking date has no year: it is the one nearest to the value date. */
function bookedDay(monthAndDay: string, valueOn: string, field: Field): string {
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(valueOn));
  const [nearest] = [-1, 0, 1]
    .map((years) => `${String(Number(valueOn.slice(0, 4)) + years)}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`)
    .filter(isDay)
    .sort((a, b) => distance(a) - distance(b));
  if (nearest === undefined) throw damaged(field);
  return nearest;
}

const damaged = (field: Field | undefined) =>
  unreadable(field?.line ?? 0, field === undefined ? '' : `:${field.tag}:${field.lines.join(' ')}`);
