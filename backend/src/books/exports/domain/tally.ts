import { type AccountRole, type BookRole, purposeOf } from '@shop/contract/books';
import { EMIRATE_NAMES } from '@shop/contract/emirates';
import { toAed } from '@shop/contract/money';
import { element, text, type XmlNode, xmlDocument } from '../../../e-invoicing/domain/xml.js';
import type { PostedEntry, PostedLine } from '../../journal/domain/journal-of.js';
import { emirateOf, type ExportContent, narrationOf, type WrittenEntry } from './export-content.js';

/** Groups of TallyPrime; receivables and customer credit are in the ledgers of the parties. */
const GROUPS: Readonly<Partial<Record<AccountRole, string>>> = {
  cash: 'Cash-in-Hand',
  bank: 'Bank Accounts',
  card: 'Bank Accounts',
  otherMeans: 'Bank Accounts',
  chequesInHand: 'Current Assets',
  advances: 'Current Liabilities',
  outputVat: 'Duties & Taxes',
  badDebtVat: 'Duties & Taxes',
  opening: 'Capital Account',
  bankCharges: 'Indirect Expenses',
  smallDifferences: 'Indirect Expenses',
  badDebts: 'Indirect Expenses',
};
const MONEY: ReadonlySet<AccountRole> = new Set(['cash', 'bank', 'card', 'otherMeans']);
const VIEW = 'Accounting Voucher View';

const isSales = ({ role }: PostedLine): boolean => role.startsWith('sales');
const isOfParty = ({ role }: PostedLine): boolean => role === 'receivables' || role === 'customerCredit';

/**
 * The ledgers and the vouchers as files for TallyPrime, which imports ledgers first. A voucher has the id of its entry as REMOTEID, so
 * that Tally recognizes it when it is imported again. Tally may replace VOUCHERNUMBER: reference and narration have the number, too.
 */
export const tallyFiles = (content: ExportContent): { readonly name: string; readonly text: string }[] => [
  { name: '1-ledgers.xml', text: envelope('All Masters', ledgersOf(content)) },
  {
    name: '2-vouchers.xml',
    text: envelope(
      'Vouchers',
      content.entries.map((entry) => voucherOf(entry, content)),
    ),
  },
];

/** Without a name of a company, Tally imports into the one that is open. */
function envelope(report: string, messages: readonly XmlNode[]): string {
  const duplicates = element('STATICVARIABLES', [text('IMPORTDUPS', '@@DUPIGNORECOMBINE')]);
  const described = element('REQUESTDESC', [text('REPORTNAME', report), duplicates]);
  const data = element(
    'REQUESTDATA',
    messages.map((message) => element('TALLYMESSAGE', [message], { 'xmlns:UDF': 'TallyUDF' })),
  );
  const header = element('HEADER', [text('TALLYREQUEST', 'Import Data')]);
  const body = element('BODY', [element('IMPORTDATA', [described, data])]);
  return xmlDocument(element('ENVELOPE', [header, body]), {});
}

function ledgersOf(content: ExportContent): XmlNode[] {
  const lines = content.entries.flatMap((entry) => entry.lines);
  const groups = new Map(
    lines.filter((line) => !isOfParty(line)).map((line) => [content.accountName(line.role), groupOf(line.role)]),
  );
  const trns = new Map(lines.filter(isOfParty).map(({ party }) => [party.key, party.trn]));
  const accounts = [...groups].map(([name, group]) => ledger(name, [text('PARENT', group)]));
  const parties = [...trns].map(([key, trn]) => {
    const country = text('COUNTRYOFRESIDENCE', 'United Arab Emirates');
    const fields = [text('PARENT', 'Sundry Debtors'), text('ISBILLWISEON', 'Yes'), country, text('VATTINNUMBER', trn)];
    return ledger(content.partyName(key), fields);
  });
  return [...accounts, ...parties];
}

const ledger = (name: string, fields: readonly XmlNode[]): XmlNode =>
  element('LEDGER', [text('NAME', name), ...fields], { NAME: name, ACTION: 'Create' });

const groupOf = (role: BookRole): string =>
  GROUPS[purposeOf(role)] ?? (role.startsWith('sales') ? 'Sales Accounts' : 'Indirect Incomes');

function voucherOf(entry: WrittenEntry, content: ExportContent): XmlNode {
  const { _id, day, document, lines } = entry;
  const type = typeOf(entry);
  const emirate = emirateOf(entry);
  const party = lines.find(isOfParty)?.party ?? lines[0]?.party;
  return element(
    'VOUCHER',
    [
      text('DATE', day.replaceAll('-', '')),
      text('GUID', _id),
      text('VOUCHERTYPENAME', type),
      type === 'Sales' || type === 'Credit Note' ? text('VOUCHERNUMBER', document.number) : null,
      text('REFERENCE', document.number),
      text('PARTYLEDGERNAME', party === undefined ? '' : content.partyName(party.key)),
      text('BASICBUYERSSALESTAXNO', party?.trn ?? ''),
      text('PLACEOFSUPPLYSTATE', emirate === null ? '' : EMIRATE_NAMES.en[emirate]),
      text('PERSISTEDVIEW', VIEW),
      text('ISINVOICE', 'No'),
      text('NARRATION', narrationOf(entry)),
      ...lines.map((line) => ledgerEntry(line, entry, content)),
    ],
    { REMOTEID: _id, VCHTYPE: type, ACTION: 'Create', OBJVIEW: VIEW },
  );
}

function typeOf({ kind, lines }: PostedEntry): string {
  const money = lines.find(({ role }) => MONEY.has(purposeOf(role)));
  if (money) return money.amount > 0 ? 'Receipt' : 'Payment';
  const hasParty = lines.some(isOfParty);
  if (kind === 'invoice' && hasParty && lines.some(isSales)) return 'Sales';
  return kind === 'credit' && hasParty && lines.some(isSales) ? 'Credit Note' : 'Journal';
}

/** Debits are below 0. */
function ledgerEntry(line: PostedLine, { kind, document, correction }: WrittenEntry, content: ExportContent): XmlNode {
  const { role, amount, of, party } = line;
  const value = text('AMOUNT', toAed(-amount).toFixed(2));
  const begins = kind === 'invoice' || kind === 'opening' || kind === 'payment';
  const isNew = of === document.number && begins && correction !== 'reversal';
  const bill = [text('NAME', of), text('BILLTYPE', isNew ? 'New Ref' : 'Agst Ref'), value];
  return element('ALLLEDGERENTRIES.LIST', [
    text('LEDGERNAME', isOfParty(line) ? content.partyName(party.key) : content.accountName(role)),
    text('ISDEEMEDPOSITIVE', amount > 0 ? 'Yes' : 'No'),
    text('ISPARTYLEDGER', isOfParty(line) ? 'Yes' : 'No'),
    value,
    isOfParty(line) ? element('BILLALLOCATIONS.LIST', bill) : null,
  ]);
}
