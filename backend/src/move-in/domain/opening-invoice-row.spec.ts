import { describe, expect, it } from '@jest/globals';
import type { MoveInSource } from '@shop/contract/move-in';
import { readSheet } from '../../platform/imports/import-sheet.js';
import { sheetFormOf } from '../move-in-step.js';
import { CustomerNames } from './customer-names.js';
import { headOf, type InvoiceRowContext, planInvoiceRow } from './opening-invoice-row.js';
import { RowCells } from './row-cells.js';

const customer = { id: 'companies 1', name: 'Gulf Cartons LLC', otherNames: [], trn: '', isAlone: false };

/** The actions of the rows, with what is brought and wrong. */
function planned(source: MoveInSource, csv: string): string[] {
  const { rows, problems } = readSheet(csv, sheetFormOf('invoices', source));
  expect(problems).toEqual([]);
  const context: InvoiceRowContext = {
    ...{ order: 'dmy', switchDay: '2026-12-01', customers: new CustomerNames([customer]), orders: null, hasRest: true },
    ...{ today: '2026-12-01', problems: [] },
    ...{ brought: new Map(), starts: new Map(), taken: new Set() },
    lines: new Map(
      rows.map(({ line, cells }) => {
        const row = new RowCells(cells, 'dmy', {});
        return [row.text('number'), { first: line, lineVat: null, head: headOf(row) }];
      }),
    ),
  };
  return rows.map((row) => {
    const { action, old, problems: faults = [], amount } = planInvoiceRow(row, context);
    const wrong = faults.map(({ field, rule }) => `${field} ${rule}`);
    return [action, ...(old === null ? wrong : [String(amount)])].join(' ');
  });
}

describe('a list of invoices as programs export it', () => {
  it('is read from Odoo with the states of the document and of its payment', () => {
    const head =
      'Number,Invoice Partner Display Name,Invoice/Bill Date,Due Date,Untaxed Amount Signed,Total Signed,Total,Amount Due Signed,Payment Status,Status';
    const rowOf = (number: string, amounts: string, states: string) =>
      `${number},Gulf Cartons LLC,2026-08-12,2026-09-11,${amounts},${states}`;
    const rows = [
      rowOf('INV/2026/00042', '1000.00,1050.00,1050.00,500.00', 'Partially Paid,Posted'),
      rowOf('INV/2026/00043', '1000.00,1050.00,1050.00,0.00', 'In Payment,Posted'),
      rowOf('/', '1000.00,1050.00,1050.00,1050.00', 'Not Paid,Draft'),
      rowOf('RINV/2026/00003', '-100.00,-105.00,-105.00,-105.00', 'Not Paid,Posted'),
    ];
    expect(planned('odoo', [head, ...rows].join('\n'))).toEqual([
      'create 50000',
      'skipped',
      'skipped',
      'wrong total OPENING_TOTAL',
    ]);
  });

  it('is read from Odoo by the technical names of its fields', () => {
    const head =
      'name,partner_id,invoice_date,invoice_date_due,amount_total,amount_residual,payment_state,state,move_type';
    const rowOf = (number: string, states: string) =>
      `${number},Gulf Cartons LLC,2026-08-12,2026-09-11,1050.0,500.0,${states}`;
    const rows = [
      rowOf('INV/2026/00052', 'partial,posted,out_invoice'),
      rowOf('RINV/2026/00009', 'not_paid,posted,out_refund'),
      rowOf('BILL/2026/00009', 'not_paid,posted,in_invoice'),
      rowOf('INV/2026/00053', 'not_paid,cancel,out_invoice'),
    ];
    const found = planned('odoo', [head, ...rows].join('\n'));
    expect(found).toEqual(['create 50000', 'wrong total OPENING_TOTAL', 'skipped', 'skipped']);
  });

  it('is read from Xero without bills and what awaits approval, and shows credit notes and overpayments', () => {
    const head = 'ContactName,InvoiceNumber,InvoiceDate,DueDate,Total,TaxTotal,AmountPaid,AmountDue,Type,Status';
    const rowOf = (number: string, more: string) =>
      `Gulf Cartons LLC,${number},2026-08-12,,105.00,5.00,0,105.00,${more}`;
    const rows = [
      rowOf('INV-1', 'Sales invoice,Awaiting Payment'),
      rowOf('INV-2', 'Sales invoice,Awaiting Approval'),
      rowOf('CN-1', 'Sales credit note,Awaiting Payment'),
      rowOf('OP-1', 'Sales overpayment,Awaiting Payment'),
      rowOf('B-1', 'Bill credit note,Awaiting Payment'),
    ];
    expect(planned('xero', [head, ...rows].join('\n'))).toEqual([
      'create 10500',
      'skipped',
      'wrong total OPENING_TOTAL',
      'wrong total OPENING_TOTAL',
      'skipped',
    ]);
  });

  it('is read from Tally with the opening amount as the total, in lakhs', () => {
    const head =
      'Bills Receivable\n1-Apr-2026 to 30-Nov-2026\n\nDate,Ref No.,Party’s Name,Opening Amount,Pending Amount,Due On';
    const rows = [
      '12-Aug-2026,S/101,Gulf Cartons LLC,"1,28,500.00 Dr","28,500.00 Dr",11-Sep-2026',
      '12-Aug-2026,S/102,Gulf Cartons LLC,"2,500.00 Cr","2,500.00 Cr",11-Sep-2026',
      ',,,,"26,000.00 Dr",',
    ];
    const found = planned('tally', [head, ...rows].join('\n'));
    expect(found).toEqual(['create 2850000', 'wrong total OPENING_TOTAL', 'skipped']);
  });
});
