import { MOST_DIFFERENCE_LIMIT } from '@shop/contract/differences';
import { Box } from '@mui/material';
import { POST_DATED_CHEQUES } from '@shop/contract/cheques';
import { MAX_TERMS_DAYS, MAX_VALIDITY_DAYS } from '@shop/contract/limits';
import { looksLikePhone } from '@shop/contract/phone';
import { PRICES_FOR } from '@shop/contract/price-lists';
import { PRICE_BASES } from '@shop/contract/vat';
import { BooleanInput, DateInput, email, required, SelectInput, TextInput } from 'react-admin';
import { textOf } from '../../kit/formValues';
import { FieldGrid, SectionTitle } from '../../kit/ui/fields';
import { WholeInput } from '../../kit/ui/NumberInputs';
import { CountryInput, EmirateInput, ltr, TrnInput } from '../../kit/ui/partyInputs';
import type { ComponentType } from 'react';
import { BankAccountsInput } from './BankAccountsInput';
import { AccentColourInput, LogoInput } from './LookInputs';
import { EInvoiceInputs } from './EInvoiceInputs';
import { RemindersInputs } from './RemindersInputs';
import type { FormSection } from './sections';

const text = (key: string) => `resources.settings.${key}`;
const needed = required();
const emailRules = [needed, email()];
const basisChoices = PRICE_BASES.map((id) => ({ id, name: text(`basis.${id}`) }));

const viewerChoices = PRICES_FOR.map((id) => ({ id, name: text(`pricesFor.${id}`) }));
const chequeChoices = POST_DATED_CHEQUES.map((id) => ({ id, name: text(`cheques.${id}`) }));

const phoneRule = (typed: unknown) => {
  const value = textOf(typed);
  return looksLikePhone(value) ? undefined : { message: 'resources.users.invalid_phone', args: { value } };
};

const Identity = () => (
  <FieldGrid min={260}>
    <TextInput source="name" validate={needed} helperText={text('help.name')} />
    <TextInput source="legalName" validate={needed} helperText={text('help.legalName')} />
    <TextInput source="legalNameAr" helperText={text('help.legalNameAr')} />
    <TextInput source="licenceNumber" helperText={false} />
    <TextInput source="licenceAuthority" helperText={false} />
    <TextInput source="address.street" helperText={false} />
    <TextInput source="address.city" helperText={false} />
    <EmirateInput />
    <CountryInput />
  </FieldGrid>
);

const Vat = () => (
  <FieldGrid min={260}>
    <TrnInput helperText={text('help.trn')} />
    <DateInput source="vatRegisteredSince" helperText={text('help.vatRegisteredSince')} />
    <SelectInput source="priceBasis" choices={basisChoices} validate={needed} helperText={text('help.priceBasis')} />
  </FieldGrid>
);

const Contact = () => (
  <FieldGrid min={260}>
    <TextInput source="email" type="email" validate={emailRules} helperText={text('help.email')} sx={ltr} />
    <TextInput
      source="accountantEmail"
      type="email"
      validate={email()}
      helperText={text('help.accountantEmail')}
      sx={ltr}
    />
    <TextInput source="supplierChatUrl" type="url" validate={needed} helperText={false} sx={ltr} />
    <TextInput source="whatsapp.0" label={text('fields.whatsapp1')} validate={phoneRule} helperText={false} sx={ltr} />
    <TextInput source="whatsapp.1" label={text('fields.whatsapp2')} validate={phoneRule} helperText={false} sx={ltr} />
  </FieldGrid>
);

const Terms = () => (
  <>
    <FieldGrid min={260}>
      <WholeInput source="quoteValidityDays" min={1} max={MAX_VALIDITY_DAYS} needed />
      <WholeInput source="invoiceTermsDays" max={MAX_TERMS_DAYS} needed />
      <SelectInput source="pricesFor" choices={viewerChoices} validate={needed} helperText={text('help.pricesFor')} />
    </FieldGrid>
    <BooleanInput source="quoteAgreedAtOnce" helperText={text('help.quoteAgreedAtOnce')} />
  </>
);

const Bank = () => (
  <>
    <BankAccountsInput />
    <SelectInput
      source="postDatedCheques"
      choices={chequeChoices}
      validate={needed}
      helperText={text('help.postDatedCheques')}
    />
    <WholeInput source="differenceLimit" max={MOST_DIFFERENCE_LIMIT} needed helperText={text('help.differenceLimit')} />
    <BooleanInput source="autoMatchBankLines" helperText={text('help.autoMatchBankLines')} />
    <BooleanInput source="holdAfterBounce" helperText={text('help.holdAfterBounce')} />
    <BooleanInput source="remindsOfCheques" helperText={text('help.remindsOfCheques')} />
  </>
);

const Look = () => (
  <>
    <LogoInput />
    <AccentColourInput />
  </>
);

const Security = () => <BooleanInput source="requireSecondFactor" helperText={text('help.requireSecondFactor')} />;

const INPUTS: Readonly<Record<FormSection, ComponentType>> = {
  identity: Identity,
  vat: Vat,
  contact: Contact,
  terms: Terms,
  reminders: RemindersInputs,
  bank: Bank,
  look: Look,
  eInvoices: EInvoiceInputs,
  security: Security,
};

/** The settings of one section. */
export const SettingsInputs = ({ section }: { section: FormSection }) => {
  const Inputs = INPUTS[section];
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <SectionTitle
        text={section === 'reminders' ? 'resources.reminders.settings.title' : text(`section.${section}`)}
      />
      <Inputs />
    </Box>
  );
};
