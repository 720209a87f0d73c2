import { isCountry } from '@shop/contract/countries';
import { isDay } from '@shop/contract/dubai-day';
import { contrastToWhite, isColour, MIN_CONTRAST, shownContrast } from '@shop/contract/colour';
import { LANGUAGE_CODES } from '@shop/contract/languages';
import {
  KNOWN_PLACEHOLDERS,
  type ReminderSettings,
  type ReminderStep,
  unknownPlaceholders,
} from '@shop/contract/reminders';
import { isTrn } from '@shop/contract/uae';
import { isValidBIC, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import { isPhone } from '../../../platform/http/validation/phone.js';
import { fieldFault, type FieldFault } from '../../../platform/errors/refuse.js';

export interface CheckedSettings {
  readonly trn: string;
  readonly vatRegisteredSince: string;
  readonly address: { readonly emirate: string; readonly country: string };
  readonly whatsapp: readonly string[];
  readonly supplierChatUrl: string;
  readonly bankAccounts: readonly { readonly iban: string; readonly bic: string }[];
  readonly accentColour: string;
  readonly reminders: ReminderSettings;
  readonly eInvoicesSince: string;
}

/** The UAE introduced VAT on this day. Federal Decree-Law 8/2017. */
const FIRST_VAT_DAY = '2018-01-01';

/** @param lastDay the last day on which a registration may begin, as `2027-11-21`. @returns all faults */
export function settingsFaults(settings: CheckedSettings, lastDay: string): FieldFault[] {
  return [
    ...trnFaults(settings),
    ...registrationFaults(settings, lastDay),
    ...addressFaults(settings),
    ...contactFaults(settings),
    ...bankFaults(settings.bankAccounts),
    ...colourFaults(settings.accentColour),
    ...reminderFaults(settings.reminders),
    ...eInvoicingFaults(settings),
  ];
}

function trnFaults({ trn }: CheckedSettings): FieldFault[] {
  if (trn === '' || isTrn(trn)) return [];
  return [fieldFault('trn', 'TRN', { value: trn })];
}

function registrationFaults({ trn, vatRegisteredSince: since }: CheckedSettings, until: string): FieldFault[] {
  const field = 'vatRegisteredSince';
  if (since === '') return [];
  if (!isDay(since)) return [fieldFault(field, 'DAY/registration', { value: since })];
  if (since < FIRST_VAT_DAY || since > until) {
    return [fieldFault(field, 'DATE_BETWEEN/registration', { from: FIRST_VAT_DAY, until, value: since })];
  }
  if (trn !== '') return [];
  return [fieldFault(field, 'TRN_NEEDED', { value: since })];
}

function eInvoicingFaults({ eInvoicesSince: value }: CheckedSettings): FieldFault[] {
  if (value === '' || isDay(value)) return [];
  return [fieldFault('eInvoicesSince', 'DAY/e-invoices', { value })];
}

/** The VAT return needs the emirate of the seller. */
function addressFaults({ address, vatRegisteredSince }: CheckedSettings): FieldFault[] {
  const { emirate, country } = address;
  if (!isCountry(country.toUpperCase())) return [fieldFault('address.country', 'COUNTRY/code', { value: country })];
  const field = 'address.emirate';
  if (country !== 'AE' && emirate !== '') {
    return [fieldFault(field, 'EMIRATE_ABROAD', { value: emirate, country })];
  }
  if (country === 'AE' && emirate === '' && vatRegisteredSince !== '') {
    return [fieldFault(field, 'EMIRATE_NEEDED/return')];
  }
  return [];
}

function contactFaults({ whatsapp, supplierChatUrl }: CheckedSettings): FieldFault[] {
  const numbers = whatsapp.flatMap((value, index) =>
    isPhone(value) ? [] : [fieldFault(`whatsapp.${index}`, 'PHONE', { value })],
  );
  if (isWebAddress(supplierChatUrl)) return numbers;
  return [...numbers, fieldFault('supplierChatUrl', 'LINK', { value: supplierChatUrl })];
}

function bankFaults(accounts: CheckedSettings['bankAccounts']): FieldFault[] {
  const known = new Set<string>();
  return accounts.flatMap(({ iban, bic }, index) => {
    const faults = [...ibanFaults(`bankAccounts.${index}.iban`, iban, known), ...bicFaults(index, bic)];
    known.add(iban);
    return faults;
  });
}

/** Check digits by ISO 7064 (mod 97-10); length and form by country. */
function ibanFaults(field: string, value: string, known: ReadonlySet<string>): FieldFault[] {
  if (known.has(value)) return [fieldFault(field, 'IBAN_TWICE', { value })];
  const { valid, errorCodes } = validateIBAN(value);
  if (valid) return [];
  const isDigitWrong = errorCodes.every((code) => code === ValidationErrorsIBAN.WrongIBANChecksum);
  return [fieldFault(field, isDigitWrong ? 'IBAN_CHECK' : 'IBAN', { value })];
}

function bicFaults(index: number, value: string): FieldFault[] {
  if (value === '' || isValidBIC(value)) return [];
  return [fieldFault(`bankAccounts.${index}.bic`, 'BIC', { value })];
}

/** White text must be readable on the colour, and the colour on white. */
function colourFaults(value: string): FieldFault[] {
  const field = 'accentColour';
  if (value === '') return [];
  if (!isColour(value)) return [fieldFault(field, 'COLOUR', { value })];
  if (contrastToWhite(value) >= MIN_CONTRAST) return [];
  return [fieldFault(field, 'CONTRAST', { value, ratio: shownContrast(value), min: MIN_CONTRAST })];
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** Each step must be later than the one before, and its texts may contain only known placeholders. */
function reminderFaults({ steps }: ReminderSettings): FieldFault[] {
  return steps.flatMap((step, index) => [...orderFaults(steps, index), ...wordFaults(step, index)]);
}

function orderFaults(steps: ReminderSettings['steps'], index: number): FieldFault[] {
  const [before, days] = [steps[index - 1]?.days, steps[index]?.days ?? 0];
  if (before === undefined || days > before) return [];
  return [fieldFault(`reminders.steps.${index}.days`, 'AFTER_STEP', { min: before, days })];
}

function wordFaults(step: ReminderStep, index: number): FieldFault[] {
  return LANGUAGE_CODES.flatMap((language) => {
    const place = `reminders.steps.${index}.${language}`;
    const { subject, text } = step[language];
    return [...placeholderFaults(`${place}.subject`, subject), ...placeholderFaults(`${place}.text`, text)];
  });
}

function placeholderFaults(field: string, text: string): FieldFault[] {
  const [name] = unknownPlaceholders(text);
  if (name === undefined) return [];
  const values = { value: name, known: KNOWN_PLACEHOLDERS };
  if (name === '{') return [fieldFault(field, 'PLACEHOLDER/brace', values)];
  return [fieldFault(field, 'PLACEHOLDER', { ...values, shown: `{${name}}` })];
}
