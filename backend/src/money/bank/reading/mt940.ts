import { aedText, type Fils } from '@shop/contract/money';
import { isDay } from '@shop/contract/dubai-day';
import { refuse } from '../../../platform/errors/refuse.js';
import { filsOfDigits } from './amounts.js';
import { ibanIn, kindOf, type ReadBankLine, type ReadBankStatement, tidied } from './bank-statement.js';

/** A field of a message: `:61:` and its text of one or more lines. */
interface Field {
  readonly tag: string;
  readonly text: string;
  readonly line: number;
}

type Message = readonly Field[];

const TAG = /^:(\d{2}[A-Z]?):(.*)$/;
const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d+,\d*|\d+)$/;
/** The value date, the booking date, the mark, the amount, the kind, the references, and the bank's own words. */
const ENTRY = /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d+,\d*|\d+)([NFS][A-Z0-9]{3})([^\n]*)(?:\n([\s\S]*))?$/;
const NO_REFERENCE = /^(?:NONREF|NOTPROVIDED|NOREF)$/i;
/** The width of a line of a field: a full one is continued without a blank. */
const WIDTH = 65;

export const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:(?:60[FM]|61):/m.test(text);

/**
 * Reads MT940 messages (SWIFT, category 9). The pages of one statement are joined.
 * @throws DomainError BANK_FILE_UNREADABLE, STATEMENT_DOES_NOT_ADD_UP
 */
export function readMt940(text: string): ReadBankStatement[] {
  const statements: ReadBankStatement[] = [];
  for (const message of messagesIn(text)) {
    const read = statementOf(message);
    const previous = statements.at(-1);
    const isPage = message.some(({ tag }) => tag === '60M');
    if (isPage && previous?.account === read.account) statements[statements.length - 1] = joined(previous, read);
    else statements.push(read);
  }
  return statements;
}

function messagesIn(text: string): Message[] {
  const messages: Field[][] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    // Headers and trailers of SWIFT's blocks.
    const line = raw.replace(/^\{1:.*\{4:/, '').replace(/^(?:-\}?|\{5:.*)$/, '');
    const [, tag = '', rest = ''] = TAG.exec(line) ?? [];
    if (tag === '20') messages.push([]);
    const fields = messages.at(-1);
    const last = fields?.at(-1);
    if (tag !== '') fields?.push({ tag, text: rest.trimEnd(), line: index + 1 });
    else if (line.trim() !== '' && fields !== undefined && last !== undefined)
      fields[fields.length - 1] = { ...last, text: `${last.text}\n${line.trimEnd()}` };
  }
  return messages;
}

function statementOf(fields: Message): ReadBankStatement {
  const opening = balanceOf(fields.find(({ tag }) => /^60[FM]$/.test(tag)));
  const closing = balanceOf(fields.findLast(({ tag }) => /^62[FM]$/.test(tag)));
  const last = fields.at(-1);
  // A statement begins and ends with its balances: without one of them, the file was cut.
  if (closing === undefined && last !== undefined) throw unreadable(last, last.text);
  if (opening === undefined && fields[0] !== undefined) throw unreadable(fields[0], fields[0].text);
  const lines = fields.flatMap((field, index) =>
    field.tag === '61' ? [lineOf(field, fields[index + 1]?.tag === '86' ? (fields[index + 1]?.text ?? '') : '')] : [],
  );
  const days = [opening?.day, closing?.day, ...lines.map(({ bookedOn }) => bookedOn)].filter(
    (day) => day !== undefined,
  );
  const read: ReadBankStatement = {
    format: 'mt940',
    account: accountOf(fields.find(({ tag }) => tag === '25' || tag === '25P')?.text ?? ''),
    currency: opening?.currency ?? closing?.currency ?? '',
    from: days.reduce((a, b) => (a < b ? a : b), days[0] ?? ''),
    to: days.reduce((a, b) => (a > b ? a : b), days[0] ?? ''),
    opening: opening?.amount ?? null,
    closing: closing?.amount ?? null,
    lines,
  };
  requireSum(read);
  return read;
}

/** `AEBANK/AE070331234567890123456` and an account with its currency. */
const accountOf = (text: string): string => {
  const account = text.split('\n')[0]?.replace(/\s/g, '') ?? '';
  return ibanIn(account) || account.replace(/^.*\//, '').replace(/[A-Z]{3}$/, '');
};

function balanceOf(field: Field | undefined): { amount: Fils; day: string; currency: string } | undefined {
  if (field === undefined) return undefined;
  const [, mark, day = '', currency = '', digits = ''] = BALANCE.exec(field.text.trim()) ?? [];
  const amount = amountOf(digits);
  if (mark === undefined || amount === undefined) throw unreadable(field, field.text);
  return { amount: signed(mark === 'C', amount), day: dayOf(day, field), currency };
}

function lineOf(field: Field, described: string): ReadBankLine {
  const [, value = '', booked, mark = '', , digits = '', code = '', references = '', added = ''] =
    ENTRY.exec(field.text) ?? [];
  const amount = amountOf(digits);
  if (amount === undefined) throw unreadable(field, field.text);
  const valueOn = dayOf(value, field);
  const [reference = '', bankId = ''] = references.split('//').map((part) => part.trim());
  const { text, name, iban } = particularsOf(described);
  const words = tidied([text, added].filter(Boolean).join(' '));
  return {
    line: field.line,
    bookedOn: booked === undefined ? valueOn : bookedDay(booked, valueOn, field),
    valueOn,
    // The reversal of a credit takes money away.
    amount: signed(mark === 'C' || mark === 'EC' || mark === 'RD', amount),
    text: words,
    reference: NO_REFERENCE.test(reference) ? '' : reference,
    bankId: NO_REFERENCE.test(bankId) ? '' : bankId,
    counterparty: { name, iban },
    kind: /CH[KQ]/.test(code) ? 'cheque' : /CHG|COM/.test(code) ? 'charge' : kindOf(`${words} ${code.slice(1)}`),
  };
}

const amountOf = (digits: string): Fils | undefined =>
  digits === '' ? undefined : filsOfDigits(digits.replace(',', '.').replace(/\.$/, ''));
const signed = (isCredit: boolean, amount: Fils): Fils => (isCredit || amount === 0 ? amount : -amount);

function dayOf(digits: string, field: Field): string {
  const day = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
  if (!isDay(day)) throw unreadable(field, digits);
  return day;
}

/** The booking date has no year: it is the one nearest to the value date. */
function bookedDay(monthAndDay: string, valueOn: string, field: Field): string {
  const year = Number(valueOn.slice(0, 4));
  const days = [year - 1, year, year + 1]
    .map((one) => `${String(one)}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`)
    .filter(isDay);
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(valueOn));
  const [nearest] = days.sort((a, b) => distance(a) - distance(b));
  if (nearest === undefined) throw unreadable(field, monthAndDay);
  return nearest;
}

/** The three ways in which banks write `:86:`: `?20` fields, `/REMI/` fields, and free text. */
function particularsOf(described: string): { text: string; name: string; iban: string } {
  const whole = unwrapped(described);
  if (/\?\d{2}/.test(whole)) {
    const parts = [...whole.matchAll(/\?(\d{2})([^?]*)/g)].map(([, code = '', text = '']) => ({
      code: Number(code),
      text,
    }));
    const from = (codes: readonly number[]) => parts.filter(({ code }) => codes.includes(code)).map(({ text }) => text);
    const texts = parts.filter(({ code }) => code === 0 || (code >= 20 && code <= 29) || (code >= 60 && code <= 63));
    return {
      text: tidied(texts.map(({ text }) => text).join(' ')),
      name: tidied(from([32, 33]).join(' ')),
      iban: ibanIn(from([31, 38]).join('')),
    };
  }
  const tagged = (...names: readonly string[]) =>
    names.map((name) => new RegExp(`/${name}/+([^/]+)`).exec(whole)?.[1] ?? '').find((text) => text.trim() !== '') ??
    '';
  const remittance = tagged('REMI', 'ROC', 'PREF');
  return {
    text: tidied(remittance === '' ? whole : remittance),
    name: tidied(tagged('NAME', 'ORDP', 'BENM')),
    iban: ibanIn(tagged('IBAN', 'ACC')) || ibanIn(whole),
  };
}

const unwrapped = (text: string): string =>
  text.split('\n').reduce((all, line, index, lines) => {
    const isContinued = index > 0 && (lines[index - 1]?.length ?? 0) >= WIDTH;
    return index === 0 ? line : `${all}${isContinued ? '' : ' '}${line}`;
  }, '');

function joined(first: ReadBankStatement, next: ReadBankStatement): ReadBankStatement {
  const whole = {
    ...first,
    to: next.to > first.to ? next.to : first.to,
    closing: next.closing,
    lines: [...first.lines, ...next.lines],
  };
  requireSum(whole);
  return whole;
}

/** Opening balance and lines are the closing balance. */
export function requireSum({ opening, closing, lines }: ReadBankStatement): void {
  if (opening === null || closing === null) return;
  const sum = lines.reduce((total, { amount }) => total + amount, opening);
  if (sum !== closing) throw refuse('STATEMENT_DOES_NOT_ADD_UP', { sum: aedText(sum), closing: aedText(closing) });
}

const unreadable = ({ line, tag }: Field, value: string) =>
  refuse('BANK_FILE_UNREADABLE', { line, value: `:${tag}:${value}`.slice(0, 80) });
