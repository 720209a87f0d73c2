import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { VatReturnResponse } from '@shop/contract/api';
import VatReturnPage from './VatReturnPage';

const user = userEvent.setup();
const document = (number: string, kind: 'invoice' | 'credit note', gross: number) => ({
  ...{ _id: number, kind, number, buyer: 'Falcon LLC', supplyDay: null, emirate: 'DXB' as const },
  ...{ isLate: false, isBeforeVat: false, gross },
  ...{ issuedAt: '2026-08-01T08:00:00.000Z', taxDate: '2026-08-01T08:00:00.000Z' },
});
const answer: VatReturnResponse = {
  ...{ from: '2026-07-01', to: '2026-09-30', isClosed: false },
  boxes: [
    { box: '1b', amount: 60, vat: 3, adjustment: -7.5 },
    { box: '4', amount: 200, vat: null, adjustment: null },
    { box: '8', amount: 260, vat: 3, adjustment: -7.5 },
  ],
  broughtIn: [],
  adjustments: [
    {
      ...document('INV-2025-00009', 'invoice', -157.5),
      ...{ kind: 'bad debt' as const, taxDate: '2026-08-20T08:00:00.000Z' },
      rows: [{ box: '1b', category: 'S', rate: 5, net: -150, vat: -7.5 }],
    },
  ],
  documents: [
    {
      ...document('INV-2026-00001', 'invoice', 305),
      rows: [
        { box: '1b', category: 'S', rate: 5, net: 100, vat: 5 },
        { box: '4', category: 'Z', rate: 0, net: 200, vat: 0 },
      ],
    },
    {
      ...document('CRN-2026-00001', 'credit note', -42),
      rows: [{ box: '1b', category: 'S', rate: 5, net: -40, vat: -2 }],
    },
  ],
};
const server = {
  getVatReturn: jest.fn<ShopDataProvider['getVatReturn']>(),
  getClosedPeriods: jest.fn<ShopDataProvider['getClosedPeriods']>(),
  getNumberSeries: jest.fn<ShopDataProvider['getNumberSeries']>(),
  closePeriod: jest.fn<ShopDataProvider['closePeriod']>(),
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.getVatReturn.mockResolvedValue(answer);
  server.getClosedPeriods.mockResolvedValue([]);
  server.getNumberSeries.mockResolvedValue([]);
});

const open = () =>
  renderAdmin({ resource: 'vat-return', page: <VatReturnPage />, at: '/?from=2026-07-01&to=2026-09-30', server });
const numbers = () => screen.getAllByRole('link', { name: /^(INV|CRN)-/ }).map((link) => link.textContent);

describe('the VAT return', () => {
  it('opens the documents of a box, and then all of them again', async () => {
    open();
    const figure = await screen.findByRole('button', { name: 'Documents of box 4: 200.00' });
    expect(numbers()).toEqual(['INV-2026-00001', 'INV-2026-00001', 'CRN-2026-00001', 'INV-2025-00009']);
    await user.click(figure);
    await screen.findByText('Documents of box 4');
    expect(numbers()).toEqual(['INV-2026-00001']);
    await user.click(figure);
    expect(numbers()).toHaveLength(4);
    screen.getByText('Bad debts');
  });

  it('closes a period once, after a warning', async () => {
    server.closePeriod.mockResolvedValue({
      from: null,
      to: '2026-09-30',
      closedAt: '2026-11-24T08:00:00Z',
      closedBy: '',
    });
    open();
    await user.click(await screen.findByRole('button', { name: 'Close period' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/can’t be reopened/);
    await user.dblClick(dialog.getByRole('button', { name: 'Close permanently' }));
    await screen.findByText(/Period closed until/);
    expect(server.closePeriod.mock.calls).toEqual([['2026-09-30']]);
  });

  it('names missing and void numbers', async () => {
    const voided = { _id: 'v', number: 'INV-2026-00002', voidedAt: '2026-08-02T08:00:00Z', voidedBy: 'Sara' };
    server.getNumberSeries.mockResolvedValue([
      {
        ...{ series: 'INV', first: 'INV-2026-00001', last: 'INV-2026-00004', count: 3, missing: ['INV-2026-00003'] },
        voided: [{ ...voided, reason: 'Wrong buyer' }],
      },
    ]);
    open();
    await screen.findByText('Missing: INV-2026-00003');
    screen.getByText(/voided on .* by Sara\. Wrong buyer/);
  });

  it('can be tried again if it could not be loaded', async () => {
    server.getVatReturn.mockRejectedValueOnce(new HttpError('down', 500, {}));
    open();
    await user.click(await screen.findByRole('button', { name: /again/i }));
    await screen.findByRole('button', { name: 'Documents of box 4: 200.00' });
  });
});
