import { describe, expect, it } from '@jest/globals';
import { USUAL_REMINDERS } from '../usual-reminders.js';
import { type CheckedSettings, settingsFaults } from './settings.rules.js';

const SETTINGS: CheckedSettings = {
  reminders: USUAL_REMINDERS,
  eInvoicesSince: '',
  trn: '100000000000003',
  vatRegisteredSince: '2018-01-01',
  address: { emirate: 'DXB', country: 'AE' },
  whatsapp: ['+971500000001', '050 123 4567'],
  supplierChatUrl: 'https://wa.me/971500000001',
  bankAccounts: [{ iban: 'AE070331234567890123456', bic: 'EBILAEAD' }],
  accentColour: '#1a4d8f',
};
const ABROAD = { emirate: '', country: 'GB' };
const account = (iban: string, bic = '') => ({ bankAccounts: [{ iban, bic }] });
const faultsOf = (changes: Partial<CheckedSettings>) =>
  settingsFaults({ ...SETTINGS, ...changes }, '2027-11-23').map(({ field, rule }) => `${field} ${rule}`);

describe('settings', () => {
  it.each<[string, Partial<CheckedSettings>]>([
    ['as those of the demo shop', {}],
    ['without a TRN', { trn: '', vatRegisteredSince: '' }],
    ['with a TRN that counts for nothing yet', { vatRegisteredSince: '' }],
    ['with a registration that begins a year from now', { vatRegisteredSince: '2027-11-23' }],
    ['of a shop abroad', { address: ABROAD }],
    [
      'without an emirate if the shop is not registered',
      { vatRegisteredSince: '', address: { emirate: '', country: 'AE' } },
    ],
    ['with a German IBAN', account('DE89370400440532013000', 'COBADEFFXXX')],
    ['without a BIC', account('AE070331234567890123456')],
    ['without a colour', { accentColour: '' }],
    ['with a colour of just enough contrast', { accentColour: '#767676' }],
  ])('may be saved %s', (_what, changes) => {
    expect(faultsOf(changes)).toEqual([]);
  });

  it.each<[Partial<CheckedSettings>, string]>([
    [{ trn: '200000000000003' }, 'trn TRN'],
    [{ trn: '100000000000004' }, 'trn TRN'],
    [{ trn: '10000000000003' }, 'trn TRN'],
    [{ trn: '1000000000000003' }, 'trn TRN'],
    [{ trn: '10000000000000x' }, 'trn TRN'],
    [{ trn: '' }, 'vatRegisteredSince TRN_NEEDED'],
    [{ vatRegisteredSince: '2017-12-31' }, 'vatRegisteredSince DATE_BETWEEN'],
    [{ vatRegisteredSince: '2027-11-24' }, 'vatRegisteredSince DATE_BETWEEN'],
    [{ vatRegisteredSince: '2026-02-30' }, 'vatRegisteredSince DAY'],
    [{ vatRegisteredSince: '1 January 2018' }, 'vatRegisteredSince DAY'],
    [{ vatRegisteredSince: '2018-01-01T00:00:00Z' }, 'vatRegisteredSince DAY'],
    [{ eInvoicesSince: '1 July 2027' }, 'eInvoicesSince DAY'],
    [{ address: { emirate: '', country: 'AE' } }, 'address.emirate EMIRATE_NEEDED'],
    [{ address: { emirate: 'DXB', country: 'GB' } }, 'address.emirate EMIRATE_ABROAD'],
    [{ address: { emirate: '', country: 'ZZ' } }, 'address.country COUNTRY'],
    [{ whatsapp: ['+971500000001', '12345'] }, 'whatsapp.1 PHONE'],
    [{ supplierChatUrl: 'javascript:alert(1)' }, 'supplierChatUrl LINK'],
    [{ supplierChatUrl: 'https://' }, 'supplierChatUrl LINK'],
    [account('AE080331234567890123456'), 'bankAccounts.0.iban IBAN_CHECK'],
    [account('AE07033123456789012345'), 'bankAccounts.0.iban IBAN'],
    [account('ZZ070331234567890123456'), 'bankAccounts.0.iban IBAN'],
    [account('AE070331234567890123456', 'EBIL'), 'bankAccounts.0.bic BIC'],
    [{ accentColour: 'teal' }, 'accentColour COLOUR'],
    [{ accentColour: '#0b4f5c}' }, 'accentColour COLOUR'],
    [{ accentColour: '#777777' }, 'accentColour CONTRAST'],
  ])('are refused with %j', (changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault]);
  });

  it('are refused at the second IBAN if it is repeated', () => {
    const [known] = SETTINGS.bankAccounts;
    expect(faultsOf({ bankAccounts: [known!, known!] })).toEqual(['bankAccounts.1.iban IBAN_TWICE']);
  });

  it('are refused with all problems at once, each with its value', () => {
    const faults = settingsFaults({ ...SETTINGS, trn: '12', accentColour: '#ffff00', ...account('XX1') }, '2027-11-23');
    expect(faults.map(({ message }) => message)).toEqual([
      'TRN must have 15 digits, start with 1 and end with 03. “12” is not valid.',
      '“XX1” is not a valid IBAN: wrong country, length or format. A UAE IBAN is AE followed by 21 digits.',
      'The contrast of #ffff00 with white is 1.0:1 but must be at least 4.5:1. Choose a darker colour.',
    ]);
  });
});
