import { beforeAll, expect } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { Page } from 'playwright-core';
import { expectAccessible } from './support/accessibility.js';
import { type Account, administratorAccount } from './support/accounts.js';
import { journey, useBrowser } from './support/journey.js';

useBrowser();

const NAMES = ['Marsa Labels LLC', 'Hatta Cartons LLC'] as const;
const [MARSA, HATTA] = NAMES;
const dayBefore = (days: number) => dubaiDay(new Date(Date.now() - days * 86_400_000));
const [ISSUED, DUE] = [30, 5].map((days) => dayBefore(days).split('-').reverse().join('/'));

/** The exports of Xero: with the columns that the shop does not need, a row for each line, and rows that are no debt. */
const FILES = {
  Customers: [
    '*ContactName,AccountNumber,EmailAddress,FirstName,LastName,POAddressLine1,POCity,PORegion,POPostalCode,POCountry,TaxNumber,DueDateSalesDay,DueDateSalesTerm',
    `${MARSA},,huda@marsa.example,Huda,Saleh,Deira 4,Dubai,Dubai,,United Arab Emirates,100377700900103,30,DAYSAFTERBILLDATE`,
    `${HATTA},HC-7,,Imran,Aziz,"Industrial 5, Sharjah",,,,United Arab Emirates,,,`,
  ],
  'Open invoices': [
    'ContactName,EmailAddress,InvoiceNumber,Reference,InvoiceDate,DueDate,Total,TaxTotal,InvoiceAmountPaid,InvoiceAmountDue,Description,Quantity,UnitAmount,LineAmount,TaxType,Currency,Type,Status',
    `${MARSA},,XI-901,PO-77,${ISSUED},${DUE},10500.00,500.00,4000.00,6500.00,Ribbon,100,60,6000.00,5% VAT,AED,Sales invoice,Awaiting Payment`,
    `${MARSA},,XI-901,PO-77,${ISSUED},${DUE},10500.00,500.00,4000.00,6500.00,Tape,50,80,4000.00,5% VAT,AED,Sales invoice,Awaiting Payment`,
    `${HATTA},,XI-902,,${ISSUED},${DUE},2100.00,100.00,0.00,2100.00,Tape,1,2000,2000.00,5% VAT,AED,Sales invoice,Awaiting Payment`,
    `${HATTA},,XI-903,,${ISSUED},${DUE},105.00,5.00,0.00,105.00,Tape,1,100,100.00,5% VAT,AED,Sales invoice,Draft`,
  ],
  'Balances of customers': [
    'Aged Receivables Summary,,,,',
    'Contact,Current,< 1 Month,Older,Total',
    `${MARSA},0.00,6500.00,0.00,6500.00`,
    `${HATTA},0.00,2100.00,0.00,2100.00`,
    'Total,0.00,8600.00,0.00,8600.00',
    'Percentage of total,0.00%,100.00%,0.00%,100.00%',
  ],
};
const OPEN = { [MARSA]: 10_500 - 4000, [HATTA]: 2100 };
const OWED = OPEN[MARSA] + OPEN[HATTA];
const DECLARED = OWED + 100;
const shown = (amount: number) => amount.toLocaleString('en', { minimumFractionDigits: 2 });

let staff: Account;
beforeAll(async () => {
  staff = await administratorAccount();
});

journey(
  'a trader moves in from Xero, goes live with a difference, and finds the old invoices in statements',
  async (visit) => {
    const { page } = await visit('desktop', staff);
    await page.goto('/admin/move-ins');
    await begin(page);
    for (const [step, rows] of Object.entries(FILES)) await bring(page, step, rows.join('\n'));
    await page
      .getByText(`2 brought in, AED ${shown(OWED)}`, { exact: true })
      .first()
      .waitFor();
    const owed = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Customers owe' }) });
    await owed.getByText(shown(OWED), { exact: true }).waitFor();
    expect(await owed.getByRole('cell').allInnerTexts()).toEqual(['2', shown(DECLARED), shown(OWED), '-100.00']);
    await expectAccessible(page, [390, 1440]);
    await goLive(page);
    for (const name of NAMES) await seeStatement(page, name);
  },
);

async function begin(page: Page) {
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Old books' });
  await dialog.getByRole('combobox', { name: 'Program' }).click();
  await page.getByRole('option', { name: 'Xero' }).click();
  await dialog.getByLabel('First day in the shop').fill(dayBefore(0));
  await dialog.getByLabel('Customers owe (AED)').fill(String(DECLARED));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Each file brings in two rows. */
async function bring(page: Page, step: string, text: string) {
  await page.getByRole('link', { name: `Check a file: ${step}` }).click();
  if (step === 'Open invoices') {
    await page.getByRole('combobox', { name: 'Order of day and month' }).click();
    await page.getByRole('option', { name: 'Day first' }).click();
  }
  const file = { name: `${step}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByText('Nothing has been changed yet. New: 2, already brought in: 0.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.waitForURL('**/admin/move-ins');
}

async function goLive(page: Page) {
  await page.getByRole('button', { name: 'Finish and go live' }).click();
  const dialog = page.getByRole('dialog', { name: 'Finish the move-in' });
  const finish = dialog.getByRole('button', { name: 'Go live' });
  await finish.click();
  await page.locator('[aria-invalid=true]').waitFor();
  await dialog.getByLabel('Reason for differences').fill('A cheque of the last day');
  await finish.click();
  await page.getByText(/^Finished · MOV-.* · Xero · .* · A cheque of the last day$/).waitFor();
}

async function seeStatement(page: Page, name: (typeof NAMES)[number]) {
  const query = new URLSearchParams({ range: '[0,0]', filter: JSON.stringify({ q: name }) });
  const [company] = await staff.api.call<{ _id: string }[]>('GET', `/companies?${query.toString()}`);
  await page.goto(`/admin/companies/${company?._id ?? ''}/statement`);
  const number = name === MARSA ? 'XI-901' : 'XI-902';
  await page.getByRole('row').filter({ hasText: number }).first().waitFor();
  await page.getByText(shown(OPEN[name])).last().waitFor();
}
