import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { aedText, type Fils } from '@shop/contract/money';
import { dayAfter } from '@shop/contract/working-days';
import { InvoiceViews } from '../src/billing/invoices/invoice-views.service.js';
import { Clock } from '../src/platform/clock.js';
import { ENVIRONMENT } from '../src/platform/config/config.module.js';
import type { Environment } from '../src/platform/config/environment.js';

const OPENING: Fils = 1_250_000;
/** The bank deducts it from a transfer, and each month. */
const CHARGE: Fils = 2_500;

/**
 * Writes a statement of the demo's bank account that pays some of its open invoices, as a file to import.
 * @returns its path
 */
export async function writeBankStatement(app: INestApplicationContext): Promise<string> {
  const { dataDir } = app.get<Environment>(ENVIRONMENT);
  const open = await app.get(InvoiceViews).allOpenInvoices(3);
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'demo-bank-statement.csv');
  await writeFile(path, demoStatement(open, app.get(Clock).now()));
  return path;
}

/** One line names its invoice, one its number without the charge of a bank, and one only its payer. */
export function demoStatement([named, short, unnamed]: readonly Invoice[], now: Date): string {
  const rows: (readonly [text: string, amount: Fils])[] = [
    ...(named ? [[`TRF ${payerOf(named)} ${named.invoiceNumber}`, named.remainingDue] as const] : []),
    ...(short ? [[`INWARD TT INV ${digitsOf(short)}`, short.remainingDue - CHARGE] as const] : []),
    ...(unnamed ? [[`TRF ${payerOf(unnamed)}`, unnamed.remainingDue] as const] : []),
    ['CASH DEPOSIT CDM 0417', 30_000],
    ['MONTHLY ACCOUNT FEE', -CHARGE],
  ];
  return statementOf(rows, now);
}

type Invoice = Pick<
  Awaited<ReturnType<InvoiceViews['allOpenInvoices']>>[number],
  'invoiceNumber' | 'remainingDue' | 'buyer'
>;

/** Banks write names in capitals, and separate columns by commas. */
const payerOf = ({ buyer }: Invoice): string =>
  (buyer.company?.legalName ?? buyer.name).toUpperCase().replaceAll(/[",]/g, ' ');

const digitsOf = ({ invoiceNumber }: Invoice): string => String(Number(invoiceNumber.split('-').at(-1)));

/** Lines of the last days, the last one of yesterday, with the balance after each. */
function statementOf(rows: readonly (readonly [text: string, amount: Fils])[], now: Date): string {
  let balance = OPENING;
  const lines = rows.map(([text, amount], index) => {
    balance += amount;
    const day = dayAfter(dubaiDay(now), index - rows.length);
    const [debit, credit] = amount < 0 ? [aedText(-amount), ''] : ['', aedText(amount)];
    return [day, text, debit, credit, aedText(balance)].join(',');
  });
  return ['Date,Description,Debit,Credit,Balance', ...lines, ''].join('\r\n');
}
