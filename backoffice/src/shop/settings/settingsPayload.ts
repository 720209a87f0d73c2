import { integerOf, textOf } from '../../kit/formValues';
import { inEachLanguage } from '@shop/contract/languages';
import type { PreviewSettingsDto, UpdateSettingsDto } from '@shop/contract/api';
import type { SettingsRecord } from '../../types';

const wordsOf = ({ subject, text }: { subject: string; text: string }) => ({
  subject: textOf(subject),
  text: textOf(text),
});

/** Reads the form. An emptied input gives an empty text. */
export const settingsOf = (form: SettingsRecord): PreviewSettingsDto => ({
  name: textOf(form.name),
  legalName: textOf(form.legalName),
  legalNameAr: textOf(form.legalNameAr),
  licenceNumber: textOf(form.licenceNumber),
  licenceAuthority: textOf(form.licenceAuthority),
  trn: textOf(form.trn),
  vatRegisteredSince: textOf(form.vatRegisteredSince),
  address: {
    street: textOf(form.address.street),
    city: textOf(form.address.city),
    emirate: form.address.emirate || '',
    country: textOf(form.address.country),
  },
  email: textOf(form.email),
  accountantEmail: textOf(form.accountantEmail),
  whatsapp: form.whatsapp.map(textOf),
  supplierChatUrl: textOf(form.supplierChatUrl),
  priceBasis: form.priceBasis,
  pricesFor: form.pricesFor,
  quoteAgreedAtOnce: form.quoteAgreedAtOnce,
  quoteValidityDays: integerOf(form.quoteValidityDays),
  invoiceTermsDays: integerOf(form.invoiceTermsDays),
  reminders: {
    isOn: form.reminders.isOn,
    steps: form.reminders.steps.map((step) => ({
      days: integerOf(step.days),
      ...inEachLanguage((language) => wordsOf(step[language])),
    })),
  },
  sendsStatements: form.sendsStatements,
  remindersSkipCheques: form.remindersSkipCheques,
  bankAccounts: form.bankAccounts.map(({ _id, bank, accountName, iban, bic }) => ({
    ...(_id && { _id }),
    bank: textOf(bank),
    accountName: textOf(accountName),
    iban: textOf(iban),
    bic: textOf(bic),
  })),
  differenceLimit: integerOf(form.differenceLimit),
  postDatedCheques: form.postDatedCheques,
  autoMatchBankLines: form.autoMatchBankLines,
  holdAfterBounce: form.holdAfterBounce,
  remindsOfCheques: form.remindsOfCheques,
  logo: textOf(form.logo),
  accentColour: textOf(form.accentColour),
});

/** The body of PUT /settings. */
export const toSettingsUpdate = (form: SettingsRecord): UpdateSettingsDto => ({
  ...settingsOf(form),
  requireReadyEInvoices: form.requireReadyEInvoices,
  eInvoiceConnector: form.eInvoiceConnector,
  sendsEInvoicesOnIssue: form.sendsEInvoicesOnIssue,
  eInvoicesSince: textOf(form.eInvoicesSince),
  requireSecondFactor: form.requireSecondFactor,
  version: form.version,
});
