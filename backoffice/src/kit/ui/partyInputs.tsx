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

const trnRule = (typed: unknown) => {
  const value = textOf(typed);
  return value === '' || isTrn(value) ? undefined : { message: 'shop.invalid.trn', args: { value } };
};

/** A tax registration number, typed in any digits. */
export const TrnInput = (props: Pick<TextInputProps, 'helperText'>) => (
  <TextInput source="trn" parse={westernDigits} validate={trnRule} inputMode="numeric" sx={ltr} {...props} />
);

const tinRule = (typed: unknown) => {
  const value = textOf(typed);
  return value === '' || isTin(value) ? undefined : { message: 'shop.invalid.tin', args: { value } };
};

/** A tax identification number, of a company without a TRN. */
export const TinInput = (props: Pick<TextInputProps, 'helperText'>) => (
  <TextInput source="tin" parse={westernDigits} validate={tinRule} inputMode="numeric" sx={ltr} {...props} />
);

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
