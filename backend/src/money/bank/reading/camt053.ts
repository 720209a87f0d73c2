import { dubaiDay, isDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';
import { filsOfDigits } from './amounts.js';
import {
  addedUp,
  currencyOf,
  type FoundStatements,
  isNone,
  kindOf,
  type ReadBankLine,
  type ReadBankStatement,
  signed,
  tidied,
  unreadable,
} from './bank-statement.js';
import { allAt, elementsNamed, textAt, type XmlElement, xmlTree } from './xml-tree.js';

export const isCamt053 = (text: string): boolean => /<(?:\w+:)?BkToCstmrStmt[\s>]/.test(text);

/** The statements of a CAMT.053 file (ISO 20022, versions .001.02 to .12). @throws DomainError as `foundInMt940` */
export function foundInCamt053(text: string): FoundStatements {
  const found = elementsNamed(xmlTree(text), 'Stmt').map((statement) => {
    const account = textAt(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id');
    const balances = allAt(statement, 'Bal/Amt').map((amount) => amount.currency);
    const currency = currencyOf([textAt(statement, 'Acct/Ccy'), ...balances]);
    return { line: statement.line, account, currency, read: () => statementOf(statement, account, currency) };
  });
  return { found, unread: [] };
}

function statementOf(statement: XmlElement, account: string, currency: string): ReadBankStatement {
  const entries = allAt(statement, 'Ntry');
  const own = currency || (allAt(entries[0], 'Amt')[0]?.currency ?? '');
  const isRead = (entry: XmlElement) =>
    isBooked(entry) && allAt(entry, 'Amt').every((amount) => ['', own].includes(amount.currency));
  const lines = entries.filter(isRead).flatMap(linesOf);
  const others = entries.filter((entry) => !isRead(entry));
  const days = lines.map(({ bookedOn }) => bookedOn).sort();
  const { opening, closing } = balancesOf(statement);
  const period = (name: string) => dayAt(statement, `FrToDt/${name}DtTm`, `FrToDt/${name}Dt`);
  return addedUp({
    format: 'camt053',
    account,
    currency: own,
    from: period('Fr') || (days[0] ?? dayAt(opening, 'Dt/Dt', 'Dt/DtTm')),
    to: period('To') || (days.at(-1) ?? dayAt(closing, 'Dt/Dt', 'Dt/DtTm')),
    opening: opening === undefined ? null : amountOf(opening),
    closing: closing === undefined ? null : amountOf(closing),
    lines,
    unread: others.map((entry) => ({ line: entry.line, text: tidied(textsIn(entry)) })),
  });
}

/** The first page of a statement has its opening balance, and the last one its closing balance; others have interim ones. */
function balancesOf(statement: XmlElement): { opening: XmlElement | undefined; closing: XmlElement | undefined } {
  const balances = allAt(statement, 'Bal');
  const of = (code: string) => balances.filter((one) => textAt(one, 'Tp/CdOrPrtry/Cd', 'Tp/Cd') === code);
  const interim = of('ITBD');
  const opening = of('OPBD')[0] ?? of('PRCD')[0] ?? interim[0];
  const closing = of('CLBD')[0] ?? interim.findLast((one) => one !== opening);
  return { opening, closing };
}

const isBooked = (entry: XmlElement): boolean => /^(?:BOOK)?$/.test(textAt(entry, 'Sts/Cd', 'Sts/Prtry', 'Sts'));

function amountOf(element: XmlElement): Fils {
  const digits = textAt(element, 'Amt');
  const amount = filsOfDigits(digits);
  const mark = textAt(element, 'CdtDbtInd');
  if (amount === undefined || !/^(?:CRDT|DBIT)$/.test(mark)) throw unreadable(element.line, `${digits} ${mark}`);
  return signed(mark === 'CRDT', amount);
}

/** A day, or the day in Dubai of a moment with its zone; empty: none. */
function dayAt(element: XmlElement | undefined, ...paths: readonly string[]): string {
  const text = textAt(element, ...paths);
  const moment = /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? new Date(text) : undefined;
  return moment === undefined || Number.isNaN(moment.getTime()) ? text.slice(0, 10) : dubaiDay(moment);
}

/** A batch is a line for each of its transactions if their amounts are the amount of the entry. */
function linesOf(entry: XmlElement): ReadBankLine[] {
  const amount = amountOf(entry);
  const transactions = allAt(entry, 'NtryDtls/TxDtls');
  const parts = transactions.map((transaction) => partOf(transaction, entry));
  const isSum = parts.every((part) => part !== undefined) && parts.reduce((sum, part) => sum + part, 0) === amount;
  if (transactions.length > 1 && isSum)
    return transactions.map((transaction, index) => lineOf(entry, [transaction], parts[index] ?? 0, true));
  const counts = allAt(entry, 'NtryDtls/Btch/NbOfTxs').map(({ text }) => Number(text));
  return [lineOf(entry, transactions, amount, Math.max(transactions.length, ...counts) <= 1)];
}

function partOf(transaction: XmlElement, entry: XmlElement): Fils | undefined {
  const [written] = allAt(transaction, 'Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt');
  const amount = filsOfDigits(written?.text.trim() ?? '');
  const currency = allAt(entry, 'Amt')[0]?.currency;
  if (amount === undefined || written?.currency !== currency) return undefined;
  return signed((textAt(transaction, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')) === 'CRDT', amount);
}

const REFERENCES = ['RmtInf/Strd/CdtrRefInf/Ref', 'Refs/EndToEndId', 'Refs/ChqNb'];

/**
 * @param transactions those that are the line: one, or a batch whose amounts are not known
 * @param isOne false for a batch, of which a file may have fewer transactions than its number
 */
function lineOf(entry: XmlElement, transactions: readonly XmlElement[], amount: Fils, isOne: boolean): ReadBankLine {
  const bookedOn = dayAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm') || dayAt(entry, 'ValDt/Dt', 'ValDt/DtTm');
  if (!isDay(bookedOn)) throw unreadable(entry.line, bookedOn || 'BookgDt');
  // The parties of a reversal are those of the payment that it takes back.
  const other = amount > 0 !== /^(?:true|1)$/.test(textAt(entry, 'RvslInd')) ? 'Dbtr' : 'Cdtr';
  const [first] = transactions;
  const nameOf = (transaction: XmlElement | undefined) =>
    tidied(
      textAt(
        transaction,
        ...[other, `Ultmt${other}`].flatMap((party) => [`RltdPties/${party}/Nm`, `RltdPties/${party}/Pty/Nm`]),
      ),
    );
  const name = isOne ? nameOf(first) : '';
  const iban = isOne ? textAt(first, `RltdPties/${other}Acct/Id/IBAN`) : '';
  const written = REFERENCES.map((path) => (isOne ? textAt(first, path) : ''));
  const reference = tidied(written.find((one) => !isNone(one)) ?? textAt(entry, 'NtryRef'));
  const used = new Set([name, iban, reference]);
  const parts = [...transactions, ...allAt(entry, 'NtryDtls/Btch'), entry];
  const text = tidied(parts.map((element) => wordsIn(element, used, other === 'Dbtr' ? 'Cdtr' : 'Dbtr')).join(' '));
  const cheque = textAt(first, 'Refs/ChqNb');
  return {
    line: (isOne ? first : undefined)?.line ?? entry.line,
    bookedOn,
    valueOn: dayAt(entry, 'ValDt/Dt', 'ValDt/DtTm') || bookedOn,
    amount,
    text,
    reference,
    bankId: textAt(isOne ? first : undefined, 'Refs/AcctSvcrRef') || textAt(entry, 'AcctSvcrRef'),
    counterparty: { name, iban },
    kind:
      cheque === '' ? kindOf(`${text} ${textAt(entry, 'BkTxCd/Domn/Fmly/SubFmlyCd', 'BkTxCd/Prtry/Cd')}`) : 'cheque',
  };
}

/** Elements that the bank writes for programs; all others can hold a word of the payer. */
const CODES =
  /^(?:AmtDtls|Sts|BkTxCd|Avlbty|Chrgs|Intrst|NtryDtls|AcctSvcrRef|MsgId|UETR|ClrSysRef|\w*SvcrTxId|PrcgId|FinInstrmId|SchmeNm|LclInstrm|Cd|Issr|Ccy|\w*Dt|\w*DtTm|\w*Ind|NbOfTxs|Ctry|BIC|BICFI|BICOrBEI|AnyBIC|ClrSysMmbId)$/;

/** The texts of an element in the order of the file, without codes, those that are used, and the own party. */
function wordsIn(element: XmlElement, used: ReadonlySet<string>, own: string): string {
  const words = element.children.flatMap((child) => {
    if (CODES.test(child.name) || child.name.replace('Ultmt', '').replace(/(?:Agt)?(?:Acct)?$/, '') === own) return [];
    const text = child.name.endsWith('Amt') ? '' : tidied(child.text);
    const inside = wordsIn(child, used, own);
    return used.has(text) || isNone(text) ? [inside] : [text, inside];
  });
  return words.filter(Boolean).join(' ');
}

const textsIn = ({ text, children }: XmlElement): string => [text, ...children.map(textsIn)].join(' ');
