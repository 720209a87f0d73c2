import { countryChoices, HOME_COUNTRY } from '@shop/contract/countries';
import { EMIRATE_NAMES } from '@shop/contract/emirates';
import { westernDigits } from '@shop/contract/numbers';
import { EMIRATES, isTin, isTrn } from '@shop/contract/uae';
import { AutocompleteInput, required, SelectInput, TextInput, type TextInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { textOf } from '../formValues';
import { currentLanguage } from '../../i18n/language';

const needed = required();

/** Numbers, codes and addresses are written from left to right in Arabic too. */
export const ltr = { '& input': { direction: 'ltr', textAlign: 'start' } };

/** A number of the tax authority, typed in any digits. */
const taxNumberInput = (source: 'trn' | 'tin', isValid: (value: string) => boolean) => {
  const rule = (typed: unknown) => {
    const value = textOf(typed);
    return value === '' || isValid(value) ? undefined : { message: `shop.invalid.${source}`, args: { value } };
  };
  return (props: Pick<TextInputProps, 'helperText'>) => (
    <TextInput source={source} parse={westernDigits} validate={rule} inputMode="numeric" sx={ltr} {...props} />
  );
};

export const TrnInput = taxNumberInput('trn', isTrn);

/** For a company without a TRN. */
export const TinInput = taxNumberInput('tin', isTin);

/** The country of an address. */
export const CountryInput = () => {
  const { formState } = useFormContext<{ address?: { country?: string } }>();
  return (
    <AutocompleteInput
      source="address.country"
      choices={countryChoices(currentLanguage(), formState.defaultValues?.address?.country)}
      translateChoice={false}
      defaultValue={HOME_COUNTRY}
      validate={needed}
      helperText={false}
    />
  );
};

/** The emirate of an address. */
export const EmirateInput = ({ isNeeded = false }: { isNeeded?: boolean }) => {
  const names = EMIRATE_NAMES[currentLanguage()];
  return (
    <SelectInput
      key={String(isNeeded)}
      source="address.emirate"
      choices={EMIRATES.map((id) => ({ id, name: names[id] }))}
      translateChoice={false}
      emptyValue=""
      validate={isNeeded ? needed : undefined}
      helperText={false}
    />
  );
};
