import { isDay } from '@shop/contract/dubai-day';
import { contrastToWhite, isColour, MIN_CONTRAST, shownContrast } from '@shop/contract/colour';
import { REMINDER_PLACEHOLDERS, type ReminderSettings, unknownPlaceholders } from '@shop/contract/reminders';
import { isTrn, TRN_RULE } from '@shop/contract/uae';
import { isValidBIC, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import { isISO31661Alpha2 } from 'class-validator';
import { isPhone } from '../../../platform/http/validation/phone.js';

/** The settings as the rules see them. */
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

/** A fault of a field. The message names the value. */
export interface Fault {
  readonly field: string;
  readonly message: string;
  readonly rule: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** VAT exists in the UAE since then. Federal Decree-Law 8/2017. */
const FIRST_VAT_DAY = '2018-01-01';

/** @param lastDay the last day on which a registration may begin, as `2027-11-21`. @returns every fault */
export function settingsFaults(settings: CheckedSettings, lastDay: string): Fault[] {
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

function trnFaults({ trn }: CheckedSettings): Fault[] {
  if (trn === '' || isTrn(trn)) return [];
  return [{ field: 'trn', message: `${TRN_RULE} “${trn}” does not.`, rule: 'TRN', params: { value: trn } }];
}

function registrationFaults({ trn, vatRegisteredSince: since }: CheckedSettings, until: string): Fault[] {
  const field = 'vatRegisteredSince';
  if (since === '') return [];
  if (!isDay(since)) {
    return [{ field, message: `“${since}” is not a day like 2018-01-01.`, rule: 'DAY', params: { value: since } }];
  }
  if (since < FIRST_VAT_DAY || since > until) {
    const message = `Must be from ${FIRST_VAT_DAY} to ${until}. “${since}” is not.`;
    return [{ field, message, rule: 'DATE_BETWEEN', params: { from: FIRST_VAT_DAY, until } }];
  }
  if (trn !== '') return [];
  const message = `A shop that is registered for VAT (since ${since}) has a TRN: please enter it.`;
  return [{ field, message, rule: 'TRN_NEEDED', params: { value: since } }];
}

function eInvoicingFaults({ eInvoicesSince: value }: CheckedSettings): Fault[] {
  if (value === '' || isDay(value)) return [];
  const message = `“${value}” is not a day like 2027-07-01.`;
  return [{ field: 'eInvoicesSince', message, rule: 'DAY', params: { value } }];
}

/** The VAT return names the emirate of the seller. */
function addressFaults({ address, vatRegisteredSince }: CheckedSettings): Fault[] {
  const { emirate, country } = address;
  if (!isISO31661Alpha2(country)) {
    const message = `“${country}” is not the code of a country, like AE.`;
    return [{ field: 'address.country', message, rule: 'COUNTRY', params: { value: country } }];
  }
  const field = 'address.emirate';
  if (country !== 'AE' && emirate !== '') {
    const message = `An address in ${country} is in no emirate; “${emirate}” is one.`;
    return [{ field, message, rule: 'EMIRATE_ABROAD', params: { value: emirate, country } }];
  }
  if (country === 'AE' && emirate === '' && vatRegisteredSince !== '') {
    const message = 'Please choose the emirate: the VAT return of a registered shop names it.';
    return [{ field, message, rule: 'EMIRATE_NEEDED', params: {} }];
  }
  return [];
}

function contactFaults({ whatsapp, supplierChatUrl }: CheckedSettings): Fault[] {
  const numbers = whatsapp.flatMap((value, index): Fault[] => {
    if (isPhone(value)) return [];
    const message = `“${value}” is not a phone number. Write it like 050 123 4567, or with + and the country code.`;
    return [{ field: `whatsapp.${index}`, message, rule: 'PHONE', params: { value } }];
  });
  if (isWebAddress(supplierChatUrl)) return numbers;
  const message = `“${supplierChatUrl}” is not a web address like https://wa.me/971501234567.`;
  return [...numbers, { field: 'supplierChatUrl', message, rule: 'LINK', params: { value: supplierChatUrl } }];
}

function bankFaults(accounts: CheckedSettings['bankAccounts']): Fault[] {
  const known = new Set<string>();
  return accounts.flatMap(({ iban, bic }, index) => {
    const faults = [...ibanFaults(`bankAccounts.${index}.iban`, iban, known), ...bicFaults(index, bic)];
    known.add(iban);
    return faults;
  });
}

/** The check digits are those of ISO 7064 (mod 97-10); length and form are those of the country. */
function ibanFaults(field: string, value: string, known: ReadonlySet<string>): Fault[] {
  const params = { value };
  if (known.has(value)) {
    return [{ field, message: `The IBAN ${value} is that of an account above.`, rule: 'IBAN_TWICE', params }];
  }
  const { valid, errorCodes } = validateIBAN(value);
  if (valid) return [];
  if (errorCodes.every((code) => code === ValidationErrorsIBAN.WrongIBANChecksum)) {
    const message = `“${value}” is not an IBAN: its check digits do not fit. One of its digits is wrong.`;
    return [{ field, message, rule: 'IBAN_CHECK', params }];
  }
  const message = `“${value}” is not an IBAN: country, length or form are wrong. One of the UAE is AE and 21 digits.`;
  return [{ field, message, rule: 'IBAN', params }];
}

function bicFaults(index: number, value: string): Fault[] {
  if (value === '' || isValidBIC(value)) return [];
  const message = `“${value}” is not a BIC. It has 8 or 11 letters and digits, like EBILAEAD.`;
  return [{ field: `bankAccounts.${index}.bic`, message, rule: 'BIC', params: { value } }];
}

/** White text stands on it, and it stands on white. */
function colourFaults(value: string): Fault[] {
  const field = 'accentColour';
  if (value === '') return [];
  if (!isColour(value)) {
    return [{ field, message: `“${value}” is not a colour like #0b4f5c.`, rule: 'COLOUR', params: { value } }];
  }
  if (contrastToWhite(value) >= MIN_CONTRAST) return [];
  const ratio = shownContrast(value);
  const message = `The contrast of ${value} to white is ${ratio}:1. It must be at least ${MIN_CONTRAST}:1: choose a darker colour.`;
  return [{ field, message, rule: 'CONTRAST', params: { value, ratio, min: MIN_CONTRAST } }];
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** Each step comes after the one before it, and its words name nothing that is not known. */
function reminderFaults({ steps }: ReminderSettings): Fault[] {
  return steps.flatMap((step, index) => [...orderFaults(steps, index), ...wordFaults(step, index)]);
}

function orderFaults(steps: ReminderSettings['steps'], index: number): Fault[] {
  const [before, days] = [steps[index - 1]?.days, steps[index]?.days ?? 0];
  if (before === undefined || days > before) return [];
  const message = `Must be more than ${before} days, those of the step before. ${days} is not.`;
  return [{ field: `reminders.steps.${index}.days`, message, rule: 'AFTER_STEP', params: { min: before } }];
}

function wordFaults({ en, ar }: ReminderSettings['steps'][number], index: number): Fault[] {
  const place = `reminders.steps.${index}`;
  return [
    ...placeholderFaults(`${place}.en.subject`, en.subject),
    ...placeholderFaults(`${place}.en.text`, en.text),
    ...placeholderFaults(`${place}.ar.subject`, ar.subject),
    ...placeholderFaults(`${place}.ar.text`, ar.text),
  ];
}

function placeholderFaults(field: string, text: string): Fault[] {
  const [name] = unknownPlaceholders(text);
  if (name === undefined) return [];
  const known = REMINDER_PLACEHOLDERS.map((placeholder) => `{${placeholder}}`).join(', ');
  const message =
    name === '{'
      ? `A brace has no other half. Known names: ${known}.`
      : `“{${name}}” stands for nothing. Known names: ${known}.`;
  return [{ field, message, rule: 'PLACEHOLDER', params: { value: name, known } }];
}
