import { describe, expect, it } from '@jest/globals';
import { type ReadBankFile, readBankFile } from './read-bank-file.js';

const IBAN = 'AE070331234567890123456';
const read = (text: string): ReadBankFile =>
  readBankFile(new TextEncoder().encode(text), { iban: IBAN, today: '2026-11-29' });
const linesOf = (file: ReadBankFile) => file.statements.flatMap(({ lines }) => lines);

const balance = (code: string, amount: string, currency = 'AED') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-25</Dt></Dt></Bal>`;
const statement = (entries: string, { iban = IBAN, currency = 'AED', close = '1100.00', balances = '' } = {}) =>
  `<Stmt><Id>1</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>${balances || balance('OPBD', '1000.00', currency) + balance('CLBD', close, currency)}${entries}</Stmt>`;
const file = (...statements: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>${statements.join('')}</BkToCstmrStmt></Document>`;
const DAY = '<BookgDt><Dt>2026-11-25</Dt></BookgDt>';
const entry = (
  details: string,
  { amount = '100.00', mark = 'CRDT', day = DAY, status = 'BOOK', currency = 'AED' } = {},
) =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd><Sts>${status}</Sts>${day}<AcctSvcrRef>B1</AcctSvcrRef>${details}</Ntry>`;
const tx = (inner: string) => `<NtryDtls><TxDtls>${inner}</TxDtls></NtryDtls>`;
const lineOf = (details: string) => linesOf(read(file(statement(entry(details)))))[0];

describe('the words of an entry of CAMT.053', () => {
  it.each<[name: string, details: string, line: object]>([
    [
      'unstructured remittance',
      tx('<RmtInf><Ustrd>Payment of</Ustrd><Ustrd>INV-12</Ustrd></RmtInf>'),
      { text: 'Payment of INV-12' },
    ],
    ['CDATA', tx('<RmtInf><Ustrd><![CDATA[M/S A & B INV-12]]></Ustrd></RmtInf>'), { text: 'M/S A & B INV-12' }],
    [
      'CDATA between text',
      tx('<RmtInf><Ustrd>M/S A <![CDATA[& B]]> INV-12</Ustrd></RmtInf>'),
      { text: 'M/S A & B INV-12' },
    ],
    [
      'referred documents',
      tx(
        '<RmtInf><Strd><RfrdDocInf><Tp><CdOrPrtry><Cd>CINV</Cd></CdOrPrtry></Tp><Nb>INV-12</Nb><RltdDt>2026-11-01</RltdDt></RfrdDocInf><RfrdDocInf><Nb>INV-13</Nb></RfrdDocInf><RfrdDocAmt><RmtdAmt Ccy="AED">100.00</RmtdAmt></RfrdDocAmt></Strd></RmtInf>',
      ),
      { text: 'INV-12 INV-13' },
    ],
    [
      'a creditor reference',
      tx(
        '<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf>',
      ),
      { text: '', reference: 'RF18539007547034' },
    ],
    [
      'additional remittance',
      tx('<RmtInf><Strd><AddtlRmtInf>INV-12</AddtlRmtInf></Strd></RmtInf>'),
      { text: 'INV-12' },
    ],
    [
      'line details of a document',
      tx(
        '<RmtInf><Strd><RfrdDocInf><LineDtls><Id><Nb>INV-12</Nb></Id><Desc>Labels</Desc></LineDtls></RfrdDocInf></Strd></RmtInf>',
      ),
      { text: 'INV-12 Labels' },
    ],
    ['additional transaction information', tx('<AddtlTxInf>INV-12</AddtlTxInf>'), { text: 'INV-12' }],
    ['additional entry information', '<AddtlNtryInf>INV-12</AddtlNtryInf>', { text: 'INV-12' }],
    ['related remittance', tx('<RltdRmtInf><RmtId>INV-12</RmtId></RltdRmtInf>'), { text: 'INV-12' }],
    ['the purpose', tx('<Purp><Prtry>INV-12</Prtry></Purp>'), { text: 'INV-12' }],
    [
      'references',
      tx('<Refs><InstrId>INV-12</InstrId><EndToEndId>PO-7</EndToEndId><ChqNb>004711</ChqNb></Refs>'),
      { text: 'INV-12 004711', reference: 'PO-7', kind: 'cheque' },
    ],
    [
      'a cheque alone',
      tx('<Refs><EndToEndId>NOTPROVIDED</EndToEndId><ChqNb>004711</ChqNb></Refs>'),
      { text: '', reference: '004711', kind: 'cheque' },
    ],
    ['the reference of the entry', '<NtryRef>INV-12</NtryRef>', { reference: 'INV-12' }],
    ['a proprietary reference', tx('<Refs><Prtry><Tp>PO</Tp><Ref>INV-12</Ref></Prtry></Refs>'), { text: 'PO INV-12' }],
    [
      'the reason of a return',
      tx('<RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>INV-12</AddtlInf></RtrInf>'),
      { text: 'INV-12' },
    ],
    [
      'a party',
      tx(
        '<RltdPties><Dbtr><Nm>AL NOOR</Nm></Dbtr><DbtrAcct><Id><IBAN>AE460090000000123456789</IBAN></Id></DbtrAcct><Cdtr><Nm>DELTA LLC</Nm></Cdtr></RltdPties>',
      ),
      { text: '', counterparty: { name: 'AL NOOR', iban: 'AE460090000000123456789' } },
    ],
    [
      'a party of later versions',
      tx('<RltdPties><Dbtr><Pty><Nm>AL NOOR</Nm><PstlAdr><AdrLine>Deira</AdrLine></PstlAdr></Pty></Dbtr></RltdPties>'),
      { text: 'Deira', counterparty: { name: 'AL NOOR' } },
    ],
    [
      'an ultimate debtor',
      tx('<RltdPties><Dbtr><Nm>PAY HOUSE</Nm></Dbtr><UltmtDbtr><Nm>AL NOOR</Nm></UltmtDbtr></RltdPties>'),
      { text: 'AL NOOR', counterparty: { name: 'PAY HOUSE' } },
    ],
    [
      'an ultimate debtor alone',
      tx('<RltdPties><UltmtDbtr><Nm>AL NOOR</Nm></UltmtDbtr></RltdPties>'),
      { text: '', counterparty: { name: 'AL NOOR' } },
    ],
    [
      'a batch without amounts',
      '<NtryDtls><Btch><PmtInfId>INV-12</PmtInfId></Btch><TxDtls><RltdPties><Dbtr><Nm>AL NOOR</Nm></Dbtr></RltdPties></TxDtls><TxDtls><RltdPties><Dbtr><Nm>FALCON</Nm></Dbtr></RltdPties></TxDtls></NtryDtls>',
      { text: 'AL NOOR FALCON INV-12', counterparty: { name: '' } },
    ],
    ['another namespace', tx('<RmtInf><x:Ustrd xmlns:x="urn:x">INV-12</x:Ustrd></RmtInf>'), { text: 'INV-12' }],
  ])('are all read from %s', (_name, details, line) => {
    expect(lineOf(details)).toMatchObject({ amount: 10_000, ...line });
  });
});

describe('a batch of CAMT.053', () => {
  const part = (amount: string, name: string) =>
    `<TxDtls>${amount}<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
  const parts = (amounts: readonly [string, string]) =>
    `<NtryDtls>${part(amounts[0], 'AL NOOR')}${part(amounts[1], 'FALCON')}</NtryDtls>`;
  it.each<[name: string, amounts: readonly [string, string], lines: readonly unknown[]]>([
    [
      'amounts',
      ['<Amt Ccy="AED">60.00</Amt>', '<Amt Ccy="AED">40.00</Amt>'],
      [
        [6000, 'AL NOOR'],
        [4000, 'FALCON'],
      ],
    ],
    [
      'amounts of version .02',
      [
        '<AmtDtls><TxAmt><Amt Ccy="AED">60.00</Amt></TxAmt></AmtDtls>',
        '<AmtDtls><TxAmt><Amt Ccy="AED">40.00</Amt></TxAmt></AmtDtls>',
      ],
      [
        [6000, 'AL NOOR'],
        [4000, 'FALCON'],
      ],
    ],
    [
      'a part that was taken back',
      ['<Amt Ccy="AED">120.00</Amt>', '<Amt Ccy="AED">20.00</Amt><CdtDbtInd>DBIT</CdtDbtInd>'],
      [
        [12_000, 'AL NOOR'],
        [-2000, ''],
      ],
    ],
    ['amounts that are not its sum', ['<Amt Ccy="AED">60.00</Amt>', '<Amt Ccy="AED">39.00</Amt>'], [[10_000, '']]],
    ['amounts in dollars', ['<Amt Ccy="USD">60.00</Amt>', '<Amt Ccy="USD">40.00</Amt>'], [[10_000, '']]],
  ])('has a line for each payer if their amounts are its amount: %s', (_name, amounts, lines) => {
    const found = linesOf(read(file(statement(entry(parts(amounts))))));
    expect(found.map(({ amount, counterparty }) => [amount, counterparty.name])).toEqual(lines);
  });
});

describe('an entry of CAMT.053', () => {
  it.each([
    ['a day', DAY],
    ['a moment in UTC', '<BookgDt><DtTm>2026-11-24T21:30:00Z</DtTm></BookgDt>'],
    ['a moment of another zone', '<BookgDt><DtTm>2026-11-24T22:30:00+01:00</DtTm></BookgDt>'],
    ['a moment without a zone', '<BookgDt><DtTm>2026-11-25T23:30:00</DtTm></BookgDt>'],
    ['a day with its zone', '<BookgDt><Dt>2026-11-25+04:00</Dt></BookgDt>'],
    ['a value day only', '<ValDt><Dt>2026-11-25</Dt></ValDt>'],
  ])('is of the day in Dubai with %s', (_name, day) => {
    expect(linesOf(read(file(statement(entry('', { day })))))).toMatchObject([{ bookedOn: '2026-11-25' }]);
  });

  it('is listed and not read if it is not booked or in another currency', () => {
    const text = file(
      statement(
        entry('') +
          entry('', { status: 'PDNG' }) +
          entry('<AddtlNtryInf>INFO</AddtlNtryInf>', { status: 'INFO', amount: '5' }) +
          entry('', { currency: 'USD', amount: '7' }),
      ),
    );
    expect(linesOf(read(text))).toHaveLength(1);
    expect(read(text).unread.map(({ text: words }) => words)).toEqual([
      '100.00 CRDT PDNG 2026-11-25 B1',
      '5 CRDT INFO 2026-11-25 B1 INFO',
      '7 CRDT BOOK 2026-11-25 B1',
    ]);
  });

  it('names the creditor of the payment that it reverses', () => {
    const parties = tx('<RltdPties><Dbtr><Nm>DELTA LLC</Nm></Dbtr><Cdtr><Nm>AL NOOR</Nm></Cdtr></RltdPties>');
    expect(lineOf(`<RvslInd>true</RvslInd>${parties}`)).toMatchObject({
      amount: 10_000,
      text: '',
      counterparty: { name: 'AL NOOR' },
    });
  });
});

describe('a statement of CAMT.053', () => {
  it.each([
    ['another account', statement('', { iban: 'AE460090000000123456789', close: '1000.00' })],
    ['another account that does not add up', statement('', { iban: 'AE460090000000123456789' })],
    ['another account in dollars', statement('', { iban: 'AE460090000000123456789', currency: 'USD' })],
    ['another account that is damaged', statement(entry('', { amount: 'x' }), { iban: 'AE460090000000123456789' })],
  ])('is read beside %s', (_name, other) => {
    const found = read(file(other, statement(entry(''))));
    expect(linesOf(found)).toHaveLength(1);
    expect(found.unread).toHaveLength(1);
  });

  it('may be a page with interim balances', () => {
    const balances = balance('ITBD', '1000.00') + balance('ITBD', '1100.00');
    expect(read(file(statement(entry(''), { balances }))).statements).toMatchObject([
      { opening: 100_000, closing: 110_000 },
    ]);
  });

  it.each(['02', '04', '06', '08', '10', '12'])('of version .%s is read', (version) => {
    const text = file(statement(entry(''))).replace('001.02', `001.${version}`);
    expect(linesOf(read(text))).toHaveLength(1);
  });

  it('in dollars is refused', () => {
    const run = () => read(file(statement(entry('', { currency: 'USD' }), { currency: 'USD' })));
    expect(run).toThrow(expect.objectContaining({ code: 'BANK_CURRENCY' }));
  });

  it('keeps thousands of texts of one entry', () => {
    expect(lineOf(tx(`<RmtInf>${'<Ustrd>INV-12</Ustrd>'.repeat(30_000)}</RmtInf>`))?.text).toHaveLength(209_999);
  });
});
