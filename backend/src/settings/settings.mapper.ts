import { westernDigits } from '@shop/contract/numbers';
import { internationalPhone, isPhone } from '../platform/http/validation/phone.js';
import type { PreviewSettingsDto } from './dto/settings.requests.js';
import type { SettingsResponse } from './dto/settings.response.js';
import type { Settings, SettingsRecord } from './settings.schema.js';

export type SettingsFields = Omit<Settings, 'version' | 'createdAt' | 'updatedAt'>;

export function toSettings(record: SettingsRecord): SettingsResponse {
  return {
    _id: record._id.toHexString(),
    ...fieldsOf(record),
    version: record.version,
    updatedAt: record.version === 0 ? null : record.updatedAt.toISOString(),
  };
}

/** The settings as they are with the fields of the body. */
export function withChanges(before: SettingsRecord, body: PreviewSettingsDto): Required<SettingsFields> {
  const { address, whatsapp, bankAccounts, ...texts } = body;
  const old = fieldsOf(before);
  const fields = fieldsOf({
    ...old,
    ...given(texts),
    address: { ...old.address, ...given(address ?? {}) },
    whatsapp: whatsapp ?? old.whatsapp,
    bankAccounts: bankAccounts?.map((account) => ({ bic: '', ...given(account) })) ?? old.bankAccounts,
  });
  return {
    ...fields,
    trn: westernDigits(fields.trn),
    address: { ...fields.address, country: fields.address.country.toUpperCase() },
    whatsapp: fields.whatsapp.map((number) => (isPhone(number) ? internationalPhone(number) : number)),
    accentColour: fields.accentColour.toLowerCase(),
  };
}

/** Each field by name, in one order: the history compares nested values as they are written. */
function fieldsOf(settings: SettingsFields): Required<SettingsFields> {
  const { street, city, emirate, country } = settings.address;
  return {
    name: settings.name,
    legalName: settings.legalName,
    licenceNumber: settings.licenceNumber,
    licenceAuthority: settings.licenceAuthority,
    trn: settings.trn,
    vatRegisteredSince: settings.vatRegisteredSince,
    address: { street, city, emirate, country },
    email: settings.email,
    whatsapp: [...settings.whatsapp],
    supplierChatUrl: settings.supplierChatUrl,
    priceBasis: settings.priceBasis,
    quoteValidityDays: settings.quoteValidityDays,
    invoiceTermsDays: settings.invoiceTermsDays,
    bankAccounts: settings.bankAccounts.map(({ bank, accountName, iban, bic }) => ({ bank, accountName, iban, bic })),
    logo: settings.logo,
    accentColour: settings.accentColour,
    requireSecondFactor: settings.requireSecondFactor ?? false,
  };
}

function given<T extends object>(body: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
