import { isDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';
import { SaxesParser } from 'saxes';
import { refuse } from '../../../platform/errors/refuse.js';
import { filsOfDigits } from './amounts.js';
import { currencyOf, kindOf, type ReadBankLine, type ReadBankStatement, tidied } from './bank-statement.js';
import { requireSum } from './mt940.js';

/** The texts of an element's descendants, by their path from it: `Refs/EndToEndId`. */
class Texts {
  private readonly texts = new Map<string, string[]>();

  constructor(readonly line: number) {}

  add(path: string, text: string): void {
    this.texts.set(path, [...(this.texts.get(path) ?? []), text]);
  }

  /** The first one of these paths; empty: none. */
  of(...paths: readonly string[]): string {
    return paths.map((path) => this.texts.get(path)?.[0] ?? '').find((text) => text !== '') ?? '';
  }

  all(path: string): readonly string[] {
    return this.texts.get(path) ?? [];
  }
}

interface Statement {
  readonly head: Texts;
  readonly balances: Texts[];
  readonly entries: Texts[];
}

const MOST_DEPTH = 24;
/** The elements below which texts are collected. */
const COLLECTED = { Stmt: 'head', Bal: 'balances', Ntry: 'entries' } as const;

export const isCamt053 = (text: string): boolean => /<(?:\w+:)?BkToCstmrStmt[\s>]/.test(text);

/**
 * Reads the statements of a CAMT.053 file (ISO 20022), each of an account. Expected entries are skipped.
 * @throws DomainError BANK_FILE_UNREADABLE, STATEMENT_DOES_NOT_ADD_UP
 */
export function readCamt053(text: string): ReadBankStatement[] {
  return statementsIn(text).map(statementOf);
}

function statementsIn(text: string): Statement[] {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const statements: Statement[] = [];
  /** The open elements; a collected one has its texts. */
  const open: { readonly name: string; readonly texts?: Texts }[] = [];
  let own = '';
  const fail = (value: string): never => {
    throw refuse('BANK_FILE_UNREADABLE', { line: parser.line, value: value.slice(0, 80) });
  };
  parser.on('error', ({ message }) => fail(message.replace(/^.*?\d+:\d+: /, '')));
  parser.on('doctype', () => fail('<!DOCTYPE'));
  parser.on('opentag', ({ local, attributes }) => {
    own = '';
    const texts = collectorOf(local, statements, parser.line);
    open.push(texts === undefined ? { name: local } : { name: local, texts });
    if (open.length > MOST_DEPTH) fail(`<${local}>`);
    const currency = attributes['Ccy']?.value;
    if (currency !== undefined) addTo(open, `@Ccy`, currency);
  });
  parser.on('text', (part) => {
    own += part;
  });
  parser.on('closetag', () => {
    if (own.trim() !== '') addTo(open, '', own.trim());
    own = '';
    open.pop();
  });
  parser.write(text).close();
  return statements;
}

function collectorOf(name: string, statements: Statement[], line: number): Texts | undefined {
  const kind = (COLLECTED as Readonly<Record<string, keyof Statement | undefined>>)[name];
  if (kind === undefined) return undefined;
  const texts = new Texts(line);
  if (kind === 'head') statements.push({ head: texts, balances: [], entries: [] });
  else statements.at(-1)?.[kind].push(texts);
  return texts;
}

/** Adds a text to the nearest collected element, by the path below it. */
function addTo(open: readonly { name: string; texts?: Texts }[], suffix: string, text: string): void {
  const at = open.findLastIndex(({ texts }) => texts !== undefined);
  const path = open.slice(at + 1).map(({ name }) => name);
  open[at]?.texts?.add([...path, ...(suffix === '' ? [] : [suffix])].join('/'), text);
}

function statementOf({ head, balances, entries }: Statement): ReadBankStatement {
  const booked = entries.filter((entry) => isBooked(entry));
  const lines = booked.map(lineOf);
  const days = lines.map(({ bookedOn }) => bookedOn);
  const balance = (...codes: readonly string[]) =>
    balances.find((one) => codes.includes(one.of('Tp/CdOrPrtry/Cd', 'Tp/Cd')));
  const opening = balance('OPBD', 'PRCD');
  const closing = balance('CLBD');
  const between = [head.of('FrToDt/FrDtTm', 'FrToDt/FrDt'), head.of('FrToDt/ToDtTm', 'FrToDt/ToDt')].map((one) =>
    one.slice(0, 10),
  );
  const read: ReadBankStatement = {
    format: 'camt053',
    account: head.of('Acct/Id/IBAN', 'Acct/Id/Othr/Id'),
    currency: currencyOf([head.of('Acct/Ccy'), ...[...balances, ...booked].map((one) => one.of('Amt/@Ccy'))]),
    from: between[0] || days.reduce((a, b) => (a < b ? a : b), days[0] ?? dayOf(opening) ?? ''),
    to: between[1] || days.reduce((a, b) => (a > b ? a : b), days[0] ?? dayOf(closing) ?? ''),
    opening: opening === undefined ? null : amountOf(opening),
    closing: closing === undefined ? null : amountOf(closing),
    lines,
  };
  requireSum(read);
  return read;
}

const isBooked = (entry: Texts): boolean => !/^(?:PDNG|INFO|FUTR)$/.test(entry.of('Sts/Cd', 'Sts'));

function amountOf(texts: Texts): Fils {
  const digits = texts.of('Amt');
  const amount = filsOfDigits(digits);
  const mark = texts.of('CdtDbtInd');
  if (amount === undefined || !/^(?:CRDT|DBIT)$/.test(mark))
    throw refuse('BANK_FILE_UNREADABLE', { line: texts.line, value: `${digits} ${mark}`.trim().slice(0, 80) });
  return mark === 'CRDT' || amount === 0 ? amount : -amount;
}

const dayOf = (texts: Texts | undefined, ...names: readonly string[]): string | undefined => {
  const paths = names.length === 0 ? [''] : names.map((name) => `${name}/`);
  return texts
    ?.of(...paths.flatMap((path) => [`${path}Dt`, `${path}DtTm`, `${path}Dt/Dt`, `${path}Dt/DtTm`]))
    .slice(0, 10);
};

function lineOf(entry: Texts): ReadBankLine {
  const amount = amountOf(entry);
  const detail = (path: string) => `NtryDtls/TxDtls/${path}`;
  const booked = dayOf(entry, 'BookgDt') || dayOf(entry, 'ValDt') || '';
  const bookedOn = booked;
  if (!isDay(bookedOn)) throw refuse('BANK_FILE_UNREADABLE', { line: entry.line, value: bookedOn || 'BookgDt' });
  const other = amount > 0 ? 'Dbtr' : 'Cdtr';
  const texts = [...entry.all(detail('RmtInf/Ustrd')), ...entry.all(detail('AddtlTxInf')), entry.of('AddtlNtryInf')];
  const text = tidied(texts.filter(Boolean).join(' '));
  const reference = entry.of(
    detail('RmtInf/Strd/CdtrRefInf/Ref'),
    detail('Refs/EndToEndId'),
    detail('Refs/ChqNb'),
    'NtryRef',
  );
  return {
    line: entry.line,
    bookedOn,
    valueOn: dayOf(entry, 'ValDt') || bookedOn,
    amount,
    text,
    reference: /^NOT ?PROVIDED$/i.test(reference) ? '' : tidied(reference),
    bankId: entry.of('AcctSvcrRef', detail('Refs/AcctSvcrRef')),
    counterparty: {
      name: tidied(entry.of(detail(`RltdPties/${other}/Nm`), detail(`RltdPties/${other}/Pty/Nm`))),
      iban: entry.of(detail(`RltdPties/${other}Acct/Id/IBAN`)),
    },
    kind:
      entry.of(detail('Refs/ChqNb')) === ''
        ? kindOf(`${text} ${entry.of('BkTxCd/Domn/Fmly/SubFmlyCd', 'BkTxCd/Prtry/Cd')}`)
        : 'cheque',
  };
}
