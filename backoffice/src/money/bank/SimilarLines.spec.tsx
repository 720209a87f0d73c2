import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankLineResponse, BankPreviewResponse } from '@shop/contract/api';
import { renderAdmin } from '../../../test/renderAdmin';
import { BankPreview } from './BankPreview';
import { answersOf } from './SimilarLines';

const user = userEvent.setup();
const stored = (text: string) =>
  ({
    _id: text,
    bookedOn: '2026-11-25',
    amount: 420,
    text,
    reference: '',
    counterparty: { name: '', iban: '' },
  }) as BankLineResponse;
const line = (at: number, text: string, similar: BankLineResponse | null) => ({
  ...{ line: at, bookedOn: '2026-11-25', amount: 420, payer: '', text, reference: '', isKnown: false, similar },
});
const preview: BankPreviewResponse = {
  ...{ format: 'csv', from: '2026-11-25', to: '2026-11-25', table: null, opening: null, closing: null, gap: null },
  ...{ received: 420, paid: 0, newCount: 1, knownCount: 0, similarCount: 2, plan: 'p' },
  ...{ unread: [], unusedColumns: [] },
  lines: [
    line(2, 'NEW', null),
    line(3, 'AL NOOR PRESS', stored('TRF AL NOOR')),
    line(4, 'FALCON', stored('TRF FALCON')),
  ],
};
const onImport = jest.fn<(answers: string) => void>();

const open = (shown: BankPreviewResponse) =>
  renderAdmin({
    resource: 'bank-lines',
    page: (
      <BankPreview
        preview={shown}
        account="a1"
        onColumns={() => undefined}
        columns={null}
        isBusy={false}
        onImport={onImport}
      />
    ),
  });

it.each<[name: string, columns: Record<string, number>, isQuestion: boolean]>([
  ['without any sign', {}, true],
  ['with marks', { mark: 3 }, false],
  ['with balances', { balance: 3 }, false],
])(
  'one column of amounts %s: the import waits for an answer only without directions (%#)',
  async (_name, columns, isQuestion) => {
    const table = { headings: [], texts: [], dateOrder: 'dmy', decimal: '.', isChosen: false } as const;
    const one = { ...preview, similarCount: 0, lines: [line(2, 'NEW', null)] };
    open({ ...one, table: { ...table, headings: [], texts: [], columns: { bookedOn: 0, amount: 2, ...columns } } });
    const button = await screen.findByRole('button', { name: 'Import 1 transaction' });
    if (isQuestion) expect(button).toBeDisabled();
    if (isQuestion) await user.click(screen.getByLabelText('All of these amounts are money in'));
    expect(button).toBeEnabled();
  },
);

describe('a line that may be imported already', () => {
  it('is shown with the stored transaction, and the import waits for the answer', async () => {
    open(preview);
    const button = await screen.findByRole('button', { name: 'Import 1 transaction' });
    expect(button).toBeDisabled();
    const choose = (text: string, choice: string) =>
      user.click(within(screen.getByRole('radiogroup', { name: new RegExp(text) })).getByLabelText(choice));
    expect(screen.getByText(/TRF AL NOOR/)).toBeVisible();
    await choose('AL NOOR PRESS', 'The same transaction');
    expect(button).toBeDisabled();
    await choose('FALCON', 'Another transaction');
    await user.click(screen.getByRole('button', { name: 'Import 2 transactions' }));
    expect(onImport).toHaveBeenCalledWith('sa');
    expect(answersOf({ 10: 'same', 2: 'another', 4: 'same' })).toBe('ass');
    await user.click(screen.getByRole('button', { name: 'All are the same' }));
    expect(screen.getByRole('button', { name: 'Import 1 transaction' })).toBeEnabled();
  });
});
