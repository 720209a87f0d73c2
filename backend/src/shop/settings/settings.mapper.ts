import { inEachLanguage } from '@shop/contract/languages';
import type { ReminderSettings, ReminderWords } from '@shop/contract/reminders';
import { remindersOf } from './usual-reminders.js';
import { Types } from 'mongoose';
import { westernDigits } from '@shop/contract/numbers';
import { internationalPhone, isPhone } from '../../platform/http/validation/phone.js';
import type { PreviewSettingsDto } from './dto/settings.requests.js';
import { SettingsResponse } from './dto/settings.response.js';
import type { Settings, SettingsRecord, ShopBankAccount } from './settings.schema.js';

export type SettingsFields = Omit<Settings, 'version' | 'createdAt' | 'updatedAt'>;

export function toSettings(record: SettingsRecord): SettingsResponse {
  return {
    ...SettingsResponse.stored(record),
    whatsapp: record.whatsapp,
    reminders: toReminders(remindersOf(record.reminders)),
    updatedAt: record.version === 0 ? null : record.updatedAt.toISOString(),
  };
}

/** The settings after the change in the body. @param today in Dubai, as `2026-11-26` */
export function withChanges(before: SettingsRecord, body: PreviewSettingsDto, today: string): SettingsFields {
  const { address, whatsapp, bankAccounts, bookAccounts, reminders, ...texts } = body;
  const old = fieldsOf(before);
  const fields = fieldsOf({
    ...old,
    ...given(texts),
    address: { ...old.address, ...given(address ?? {}) },
    whatsapp: whatsapp ?? old.whatsapp,
    reminders: { ...old.reminders, ...given(reminders ?? {}) },
    bookAccounts:
      bookAccounts?.map((account) => ({ code: '', name: '', bankAccount: null, ...given(account) })) ??
      old.bookAccounts,
    bankAccounts: bankAccounts?.map((account) => toBankAccount(account, old.bankAccounts)) ?? old.bankAccounts,
  });
  const since = (isOn: boolean, before: string) => (isOn ? before || today : '');
  return {
    ...fields,
    remindersSince: since(fields.reminders.isOn, old.remindersSince),
    statementsSince: since(fields.sendsStatements, old.statementsSince),
    // The first day remains when sending is switched off for a time.
    eInvoicesSince: fields.eInvoicesSince || (fields.eInvoiceConnector === 'off' ? '' : today),
    trn: westernDigits(fields.trn),
    address: { ...fields.address, country: fields.address.country.toUpperCase() },
    whatsapp: fields.whatsapp.map((number) => (isPhone(number) ? internationalPhone(number) : number)),
    accentColour: fields.accentColour.toLowerCase(),
  };
}

/** Each field by name, in a fixed order: the history compares nested values as JSON. */
export function fieldsOf(settings: SettingsFields): SettingsFields {
  const { street, city, emirate, country } = settings.address;
  return {
    name: settings.name,
    legalName: settings.legalName,
    legalNameAr: settings.legalNameAr,
    licenceNumber: settings.licenceNumber,
    licenceAuthority: settings.licenceAuthority,
    trn: settings.trn,
    vatRegisteredSince: settings.vatRegisteredSince,
    address: { street, city, emirate, country },
    email: settings.email,
    whatsapp: [...settings.whatsapp],
    supplierChatUrl: settings.supplierChatUrl,
    priceBasis: settings.priceBasis,
    pricesFor: settings.pricesFor,
    quoteAgreedAtOnce: settings.quoteAgreedAtOnce,
    quoteValidityDays: settings.quoteValidityDays,
    invoiceTermsDays: settings.invoiceTermsDays,
    differenceLimit: settings.differenceLimit,
    reminders: toReminders(remindersOf(settings.reminders)),
    sendsStatements: settings.sendsStatements,
    remindersSince: settings.remindersSince,
    statementsSince: settings.statementsSince,
    remindersSkipCheques: settings.remindersSkipCheques,
    remindsOfCheques: settings.remindsOfCheques,
    holdAfterBounce: settings.holdAfterBounce,
    bankAccounts: bankAccountsOf(settings),
    postDatedCheques: settings.postDatedCheques,
    autoMatchBankLines: settings.autoMatchBankLines,
    bookAccounts: settings.bookAccounts.map(({ role, bankAccount, code, name }) => ({
      role,
      bankAccount,
      code,
      name,
    })),
    accountantEmail: settings.accountantEmail,
    logo: settings.logo,
    accentColour: settings.accentColour,
    requireReadyEInvoices: settings.requireReadyEInvoices,
    eInvoiceConnector: settings.eInvoiceConnector,
    sendsEInvoicesOnIssue: settings.sendsEInvoicesOnIssue,
    eInvoicesSince: settings.eInvoicesSince,
    requireSecondFactor: settings.requireSecondFactor,
  };
}

/** With their fields in a fixed order. */
const bankAccountsOf = ({ bankAccounts }: SettingsFields): ShopBankAccount[] =>
  bankAccounts.map(({ _id, bank, accountName, iban, bic }) => ({ _id, bank, accountName, iban, bic }));

/** An account that is sent with its id, or with an IBAN that is known, stays the same account. */
function toBankAccount(
  { _id, ...account }: NonNullable<PreviewSettingsDto['bankAccounts']>[number],
  known: readonly ShopBankAccount[],
): ShopBankAccount {
  const same = known.find((one) => one._id.toHexString() === _id) ?? known.find(({ iban }) => iban === account.iban);
  return { bic: '', ...given(account), _id: same?._id ?? new Types.ObjectId() };
}

function toReminders({ isOn, steps }: ReminderSettings): ReminderSettings {
  const words = ({ subject, text }: ReminderWords) => ({ subject, text });
  return {
    isOn,
    steps: steps.map((step) => ({ days: step.days, ...inEachLanguage((language) => words(step[language])) })),
  };
}

function given<T extends object>(body: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
