import { countryName as nameOfCountry } from '@shop/contract/countries';
import { EMIRATE_NAMES } from '@shop/contract/emirates';
import { currentLanguage } from '../../i18n/language';
import type { CompanyDetailsResponse } from '@shop/contract/api';

export const countryName = (code: string): string => nameOfCountry(code, currentLanguage());

export const emirateName = (emirate: CompanyDetailsResponse['address']['emirate']): string =>
  emirate === '' ? '' : EMIRATE_NAMES[currentLanguage()][emirate];

/** The name of an emirate by its code; the text itself if it is not a code. */
export const nameOfEmirate = (code: string): string => {
  const names: Partial<Record<string, string>> = EMIRATE_NAMES[currentLanguage()];
  return names[code] ?? code;
};

/** Street, city, emirate and country, one below the other. */
export const addressText = ({ address }: Pick<CompanyDetailsResponse, 'address'>): string => {
  const emirate = emirateName(address.emirate);
  const lines = [address.street, address.city, emirate === address.city ? '' : emirate, countryName(address.country)];
  return lines.filter((line) => line !== '').join('\n');
};
