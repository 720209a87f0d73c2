import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { forForms } from '../../kit/api/errors';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { renderAdmin } from '../../../test/renderAdmin';
import type { SettingsRecord } from '../../types';
import SettingsPage from './SettingsPage';

const ID = '000000000000000000000001';
const REMINDER = { subject: 'A reminder', text: '{total} is overdue.' };
const SETTINGS: SettingsRecord = {
  ...{ _id: ID, id: ID, version: 3, updatedAt: '2026-11-20T06:00:00.000Z' },
  ...{ name: 'Ink & Sons', legalName: 'Ink & Sons LLC', legalNameAr: '', licenceNumber: '', licenceAuthority: '' },
  ...{ trn: '100000000000003', vatRegisteredSince: '2018-01-01', email: 'office@ink.example' },
  address: { street: 'Street 4', city: 'Dubai', emirate: 'DXB', country: 'AE' },
  whatsapp: ['+971500000001', '+971500000002'],
  ...{
    supplierChatUrl: 'https://wa.me/971500000001',
    priceBasis: 'inclusive',
    pricesFor: 'everyone',
    quoteAgreedAtOnce: false,
  },
  ...{ quoteValidityDays: 14, invoiceTermsDays: 30 },
  reminders: { isOn: false, steps: [3, 10, 21].map((days) => ({ days, en: REMINDER, ar: REMINDER })) },
  ...{ sendsStatements: false, remindersSince: '', statementsSince: '' },
  ...{ eInvoiceConnector: 'off', sendsEInvoicesOnIssue: false, eInvoicesSince: '' },
  ...{
    remindersSkipCheques: true,
    ...{ holdAfterBounce: false, remindsOfCheques: false },
    bankAccounts: [],
    differenceLimit: 50,
    postDatedCheques: 'register',
    autoMatchBankLines: false,
    bookAccounts: [],
    accountantEmail: '',
    logo: '',
    accentColour: '',
    requireReadyEInvoices: false,
    requireSecondFactor: false,
  },
};

const update = jest.fn<(resource: string, params: { data: object }) => Promise<{ data: SettingsRecord }>>();
const previewSettings = jest.fn<ShopDataProvider['previewSettings']>();
const getHistory = jest.fn<ShopDataProvider['getHistory']>();
const getSupplierDocuments = () => Promise.resolve([]);

beforeEach(() => {
  update.mockReset().mockResolvedValue({ data: { ...SETTINGS, version: 4 } });
  previewSettings.mockReset().mockResolvedValue(new Blob(['%PDF']));
  getHistory.mockReset().mockResolvedValue([]);
  URL.createObjectURL = () => 'blob:http://localhost/preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** The form of a section. */
const open = async (section: string, record: SettingsRecord = SETTINGS) => {
  renderAdmin({
    ...{ resource: 'settings', path: '/settings/:section', at: `/settings/${section}`, page: <SettingsPage /> },
    server: {
      getOne: () => Promise.resolve({ data: record }),
      ...{ update, previewSettings, getHistory, getSupplierDocuments },
    },
  });
  return screen.findByText('Save');
};
/** By its text: looking for roles in this large page takes seconds. */
const press = (text: string) => fireEvent.click(screen.getByText(text));
const save = () => press('Save');
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the settings page', () => {
  it('saves the values of one section, with the other settings and the loaded version', async () => {
    await open('bank');
    press('Add bank account');
    type(/^Bank \*|^Bank$/, 'Emirates NBD');
    type(/^Account holder/, 'Ink LLC');
    type(/^IBAN/, 'AE07 0331 2345 6789 0123 456');
    save();
    await screen.findByText('Settings updated.');
    expect(update.mock.calls[0]?.[1].data).toMatchObject({
      ...{ legalName: 'Ink & Sons LLC', version: 3, trn: '100000000000003' },
      bankAccounts: [{ bank: 'Emirates NBD', accountName: 'Ink LLC', iban: 'AE07 0331 2345 6789 0123 456', bic: '' }],
    });
  });

  it.each([
    ['vat', /TRN/, '12', /must have 15 digits, start with 1 and end with 03/],
    ['look', /^Accent colour/, '#ffcc00', /must be at least 4.5:1/],
  ])('refuses a wrong value in the section %s before it calls the server', async (section, label, typed, error) => {
    await open(section);
    type(label, typed);
    save();
    await screen.findByText(error);
    expect(update).not.toHaveBeenCalled();
  });

  it('has its own address for each section, and shows the first one at an unknown address', async () => {
    await open('nothing');
    expect(screen.getByLabelText(/^Legal name \*|^Legal name$/)).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Company' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Bank accounts')).toHaveAttribute('href', '/settings/bank');
    fireEvent.click(screen.getByText('Supplier documents'));
    await waitFor(() => expect(screen.queryByText('Save')).toBeNull());
  });

  it('shows immediately whether white text is readable on the colour', async () => {
    await open('look');
    type(/^Accent colour/, '#1a4d8f');
    expect(screen.getByRole('status').textContent).toContain('Contrast 8.3:1. Easy to read.');
    type(/^Accent colour/, '#ffcc00');
    expect(screen.getByRole('status').textContent).toContain('Contrast 1.5:1. Too light');
  });

  it('shows the refusals of the server at their fields', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const account = { _id: 'b1', bank: 'One', accountName: 'Ink LLC', iban: 'AE080331234567890123456', bic: '' };
    await open('bank', { ...SETTINGS, bankAccounts: [account] });
    const errors = { 'bankAccounts.0.iban': 'The check digits do not fit.' };
    update.mockRejectedValueOnce(forForms(new HttpError('The check digits do not fit.', 400, { errors })));
    save();
    await waitFor(() => expect(screen.getByLabelText(/^IBAN/).getAttribute('aria-invalid')).toBe('true'));
  });

  it('previews the values of the form without saving them', async () => {
    await open('identity');
    type(/^Legal name/, 'Ink LLC');
    press('العربية');
    press('Show preview');
    const frame = await screen.findByTitle('Preview');
    expect(frame.getAttribute('src')).toBe('blob:http://localhost/preview');
    expect(screen.getByText('Open in a new tab').getAttribute('href')).toContain('blob:');
    expect(previewSettings.mock.calls[0]).toMatchObject([{ legalName: 'Ink LLC' }, 'ar']);
    expect(update).not.toHaveBeenCalled();
  });

  it('shows an error if no preview is available', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    previewSettings.mockRejectedValueOnce(new HttpError('Wrong TRN.', 400, { errors: { trn: 'Wrong TRN.' } }));
    await open('vat');
    press('Show preview');
    await screen.findByText('Failed to load the preview.');
    await waitFor(() => expect(screen.getByLabelText(/TRN/).getAttribute('aria-invalid')).toBe('true'));
  });

  it('adds and removes bank accounts', async () => {
    const account = { _id: 'b1', bank: 'One', accountName: 'Ink LLC', iban: 'AE070331234567890123456', bic: '' };
    await open('bank', { ...SETTINGS, bankAccounts: [account, account, account, account] });
    press('Add bank account');
    expect(screen.getByText('Add bank account')).toBeDisabled();
    fireEvent.click(screen.getByLabelText('Remove bank account 2'));
    expect(screen.getAllByLabelText(/^Remove bank account/)).toHaveLength(4);
  });

  it.each([
    [0, 0],
    [3, 1],
  ])('shows the history of settings of version %p in %p calls', async (version, calls) => {
    const getOne = () => Promise.resolve({ data: { ...SETTINGS, version } });
    renderAdmin({
      ...{ resource: 'settings', path: '/settings/:section', at: '/settings/history', page: <SettingsPage /> },
      server: { getOne, getHistory },
    });
    await waitFor(() => expect(getHistory).toHaveBeenCalledTimes(calls));
  });

  it('offers another try if the settings could not be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const getOne = jest
      .fn<() => Promise<{ data: SettingsRecord }>>()
      .mockRejectedValueOnce(new HttpError('No', 400))
      .mockResolvedValue({ data: SETTINGS });
    renderAdmin({ resource: 'settings', page: <SettingsPage />, server: { getOne, getHistory, getSupplierDocuments } });
    await screen.findByText('Failed to load settings.');
    press('Try again');
    await screen.findByDisplayValue('Ink & Sons LLC');
  });
});
