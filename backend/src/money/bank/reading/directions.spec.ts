import { describe, expect, it } from '@jest/globals';
import type { DomainError } from '../../../platform/errors/domain-error.js';
import { type BankFileContext, type ReadBankFile, readBankFile } from './read-bank-file.js';

const CONTEXT: BankFileContext = { iban: '', today: '2026-11-29' };
const read = (text: string, context = CONTEXT): ReadBankFile => readBankFile(new TextEncoder().encode(text), context);
const linesOf = (file: ReadBankFile) => file.statements.flatMap(({ lines }) => lines);
/** The amounts of the file, or the code and the line of its refusal. */
function outcomeOf(text: string, context = CONTEXT): unknown {
  try {
    return linesOf(read(text, context)).map(({ amount }) => amount / 100);
  } catch (error) {
    const { code, params } = error as DomainError;
    return [code, params?.['line'] ?? params?.['first']].filter(Boolean).join(' ');
  }
}
/** A table with these headings and rows, whose day is `@`. */
const table = (headings: string, ...rows: string[]) => [headings, ...rows].join('\n').replaceAll('@', '25/11/2026');

describe('the direction of a row', () => {
  it.each<[name: string, text: string, outcome: unknown]>([
    ['a column Dr/Cr', table('Date,Description,Amount,Dr/Cr', '@,RENT,500.00,DR', '@,TRF,100.00,CR'), [-500, 100]],
    [
      'a heading of both directions without any sign',
      table('Date,Details,Debit/Credit', '@,A,100.00', '@,B,5.00'),
      'BANK_DIRECTION_UNCLEAR 2',
    ],
    ['a column D/C', table('Date;Narrative;Amount;D/C', '@;RENT;500,00;D', '@;TRF;100,00;C'), [-500, 100]],
    ['a column Sign', table('Date,Description,Sign,Amount', '@,RENT,-,500.00', '@,TRF,+,100.00'), [-500, 100]],
    ['a column Sign with minus signs only', table('Date,Description,Sign,Amount', '@,RENT,-,500.00'), [-500]],
    ['a column Type', table('Date,Type,Description,Amount', '@,Debit,RENT,500.00', '@,Credit,TRF,100.00'), [-500, 100]],
    [
      'a column of withdrawals and deposits',
      table('Date,Transaction Type,Details,Amount', '@,Withdrawal,RENT,500.00', '@,Deposit,TRF,100.00'),
      [-500, 100],
    ],
    [
      'a column of CRDT and DBIT',
      table('Booking Date,Credit/Debit Indicator,Details,Amount', '@,DBIT,RENT,500.00', '@,CRDT,TRF,100.00'),
      [-500, 100],
    ],
    [
      'marks below an empty heading',
      table('Date,Description,Amount,', '@,RENT,500.00,Dr', '@,TRF,100.00,Cr'),
      [-500, 100],
    ],
    [
      'a column of Arabic marks',
      table('التاريخ,البيان,المبلغ,النوع', '@,إيجار,500.00,مدين', '@,تحويل,100.00,دائن'),
      [-500, 100],
    ],
    [
      'a column of Arabic withdrawals',
      table('التاريخ,البيان,المبلغ,نوع العملية', '@,إيجار,500.00,سحب', '@,تحويل,100.00,إيداع'),
      [-500, 100],
    ],
    [
      'amounts with Dr. and Cr.',
      table('Date,Description,Amount', '@,RENT,500.00 Dr.', '@,TRF,100.00 Cr.'),
      [-500, 100],
    ],
    [
      'amounts with (Dr) and (Cr)',
      table('Date,Description,Amount', '@,RENT,500.00 (Dr)', '@,TRF,100.00 (Cr)'),
      [-500, 100],
    ],
    [
      'amounts with marks before them',
      table('Date,Description,Amount', '@,RENT,DR 500.00', '@,TRF,CR 100.00'),
      [-500, 100],
    ],
    [
      'amounts with Arabic marks',
      table('التاريخ,البيان,المبلغ', '@,إيجار,500.00 مدين', '@,تحويل,100.00 دائن'),
      [-500, 100],
    ],
    ['plus and minus signs', table('Date,Description,Amount', '@,RENT,-500.00', '@,TRF,+100.00'), [-500, 100]],
    ['a minus sign behind', table('Date,Description,Amount', '@,RENT,500.00-', '@,TRF,100.00'), [-500, 100]],
    ['brackets', table('Date,Description,Amount', '@,RENT,(500.00)', '@,TRF,100.00'), [-500, 100]],
    [
      'one column with both directions in its heading',
      table('Date,Description,Debit/Credit', '@,RENT,-500.00', '@,TRF,100.00'),
      [-500, 100],
    ],
    [
      'signs that say what the marks say',
      table('Date,Description,Amount,Type', '@,RENT,-500.00,Debit', '@,TRF,100.00,Credit'),
      [-500, 100],
    ],
    [
      'marks with a dash in the empty column',
      table('Date,Details,Debit,Credit', '@,RENT,500.00,-', '@,TRF,-,100.00'),
      [-500, 100],
    ],
    [
      'the course of the balance',
      table(
        'Date,Details,Amount,Balance',
        '20/11/2026,Opening balance,,1000.00',
        '@,RENT,500.00,500.00',
        '@,TRF,100.00,600.00',
      ),
      [-500, 100],
    ],
    [
      'the course of the balance in rows that begin with the newest',
      table(
        'Date,Details,Amount,Balance',
        '@,TRF,100.00,600.00',
        '24/11/2026,RENT,500.00,500.00',
        '23/11/2026,Opening balance,,1000.00',
      ),
      [-500, 100],
    ],
    [
      'a mark of the balance',
      table('Date,Details,Debit,Credit,Balance,Balance Type', '@,RENT,500.00,,100.00,Cr', '@,TRF,,100.00,200.00,Cr'),
      [-500, 100],
    ],
    [
      'a sign against its mark',
      table('Date,Details,Amount,Dr/Cr', '@,RENT,500.00,DR', '@,TRF,-100.00,CR'),
      'BANK_DIRECTION_UNCLEAR 3',
    ],
    [
      'a mark against its column',
      table('Date,Details,Debit,Credit,Type', '@,RENT,500.00,,D', '@,TRF,100.00,,C'),
      'BANK_DIRECTION_UNCLEAR 3',
    ],
    [
      'a mark at an amount of the other column',
      table('Date,Details,Debit,Credit', '@,RENT,500.00 Cr,', '@,TRF,,100.00 Cr'),
      'BANK_DIRECTION_UNCLEAR 2',
    ],
    [
      'a mark that is missing',
      table('Date,Details,Amount,Dr/Cr', '@,RENT,500.00,', '@,TRF,100.00,CR'),
      'BANK_DIRECTION_UNCLEAR 2',
    ],
    [
      'a mark that is unknown',
      table('Date,Details,Amount,Dr/Cr', '@,RENT,500.00,X', '@,TRF,100.00,CR'),
      'BANK_FILE_UNREADABLE 2',
    ],
    [
      'marks at credits only',
      table('Date,Details,Amount', '@,RENT,500.00', '@,TRF,100.00 Cr'),
      'BANK_DIRECTION_UNCLEAR 2',
    ],
    [
      'an unsigned first row before a balance that falls',
      table('Date,Details,Amount,Balance', '24/11/2026,TRF,100.00,1000.00', '@,RENT,500.00,500.00'),
      'BANK_DIRECTION_UNCLEAR 2',
    ],
    [
      'a negative debit beside positive ones',
      table('Date,Details,Debit,Credit', '@,CHARGE,3.50,', '@,REVERSED,-3.50,'),
      [-3.5, 3.5],
    ],
    [
      'a negative debit with balances',
      table('Date,Details,Debit,Credit,Balance', '@,CHARGE,3.50,,996.50', '@,REVERSED,-3.50,,1000.00'),
      [-3.5, 3.5],
    ],
    [
      'negative debits with balances that fall',
      table('Date,Details,Debit,Credit,Balance', '24/11/2026,CHARGE,-3.50,,996.50', '@,FEE,-6.50,,990.00'),
      [-3.5, -6.5],
    ],
    [
      'negative debits alone',
      table('Date,Details,Debit,Credit', '@,CHARGE,-3.50,', '@,TRF,,10.00'),
      'BANK_DIRECTION_UNCLEAR 2',
    ],
    ['a negative credit', table('Date,Details,Debit,Credit', '@,TRF,,10.00', '@,RETURNED,,-10.00'), [10, -10]],
    [
      'a debit mark with both signs',
      table('Date,Details,Amount,D/C', '@,CHARGE,3.50,D', '@,REVERSED,-3.50,D'),
      'BANK_DIRECTION_UNCLEAR 3',
    ],
    ['both columns filled', table('Date,Details,Debit,Credit', '@,A,5.00,6.00'), 'BANK_FILE_UNREADABLE 2'],
    ['two columns of amounts', table('Date,Details,Amount,Net amount', '@,A,5.00,4.00'), 'BANK_COLUMNS_UNCLEAR Amount'],
    [
      'a column of fees beside the amount',
      table('Date,Details,Amount,Bank Fee', '@,POS,-500.00,2.50', '@,TRF,100.00,0.00'),
      'BANK_COLUMNS_UNCLEAR Amount',
    ],
    [
      'a column of fees whose balances follow from the amount',
      table('Date,Details,Debit,Credit,Bank Fee,Balance', '@,TRF,,100.00,2.50,100.00', '@,TRF,,10.00,2.50,110.00'),
      [100, 10],
    ],
    ['a column of whole numbers beside the amount', table('Date,Details,Amount,Branch', '@,TRF,100.00,41'), [100]],
    [
      'the words of a card and nothing else',
      table('Date,Details,Type,Amount', '@,LULU,POS,500.00', '@,TRF,,100.00'),
      'BANK_DIRECTION_UNCLEAR 2',
    ],
    [
      'rows of another table below',
      table(
        'Date,Details,Credit,Debit',
        '@,A,100.00,',
        'Cheques in clearing,,,',
        'Date,Cheque,Amount,',
        '@,000123,55.00,',
      ),
      [100],
    ],
    [
      'an unsigned first row before a balance that rises',
      table('Date,Details,Amount,Balance', '24/11/2026,TRF,50.00,950.00', '@,TRF,50.00,1000.00'),
      'BANK_DIRECTION_UNCLEAR 2',
    ],
    ['cheques that the shop deposited', table('Date,Details,Amount', '@,OUTWARD CLEARING CHQ 123,50.00'), [50]],
    [
      'whole fees beside whole amounts',
      table('Date,Details,Amount,Commission', '@,PAYOUT,100,5'),
      'BANK_COLUMNS_UNCLEAR Amount',
    ],
    [
      'a column of directions in unknown words',
      table('Date,Details,Direction,Amount', '@,TRF,I,500.00', '@,TRF,O,100.00'),
      'BANK_DIRECTION_UNCLEAR 2',
    ],
    ['a sum in other words', table('Date,Details,Debit,Credit', '@,TRF,,100.00', '@,Carried over,,100.00'), [100]],
    ['a second column of amounts in AED', table('Date,Details,Amount,Amount (AED)', '@,A,5.00,-18.36'), [-18.36]],
  ])('is read, or refused as a question, with %s', (_name, text, outcome) => {
    expect(outcomeOf(text)).toEqual(outcome);
  });

  it('is that of money received in a first row without proof, once the columns are chosen', () => {
    const text = table('Date,Details,Amount,Balance', '24/11/2026,TRF,50.00,950.00', '@,TRF,50.00,1000.00');
    const chosen = {
      headings: ['Date', 'Details', 'Amount', 'Balance'],
      columns: { bookedOn: 0, text: 1, amount: 2, balance: 3 },
      texts: [],
      dateOrder: 'dmy',
      decimal: '.',
      isChosen: true,
    } as const;
    expect(outcomeOf(text, { ...CONTEXT, table: chosen })).toEqual([50, 50]);
  });
});
