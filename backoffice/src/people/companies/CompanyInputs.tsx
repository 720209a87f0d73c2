import { MAX_PAYMENT_TERMS_DAYS } from '@shop/contract/company';
import { HOME_COUNTRY } from '@shop/contract/countries';
import { BooleanInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { textOf } from '../../kit/formValues';
import { BillingInput } from '../../kit/ui/BillingInput';
import { FieldGrid, SectionTitle } from '../../kit/ui/fields';
import { MoneyInput, WholeInput } from '../../kit/ui/NumberInputs';
import { SalespersonInput } from '../../kit/ui/inputs';
import { CountryInput, EmirateInput, TinInput, TrnInput } from '../../kit/ui/partyInputs';
import { LongTextInput } from '../../kit/ui/LongTextInput';

const needed = required();
/** Only an address in the UAE has an emirate. */
const AddressEmirate = () => {
  const country = textOf(useWatch<Record<string, unknown>>({ name: 'address.country' }));
  return <EmirateInput isNeeded={country === HOME_COUNTRY} />;
};

/** The TIN is needed only without a TRN, which begins with it. */
const Tin = () => {
  const trn = textOf(useWatch<Record<string, unknown>>({ name: 'trn' }));
  return trn === '' ? <TinInput helperText="resources.companies.tin_help" /> : null;
};

export const CompanyInputs = () => (
  <>
    <FieldGrid min={280}>
      <TextInput source="legalName" validate={needed} helperText={false} />
      <TextInput source="legalNameAr" helperText="resources.companies.arabic_help" />
      <TrnInput helperText="resources.companies.trn_help" />
      <Tin />
      <TextInput source="licenceNumber" helperText={false} />
      <TextInput source="licenceAuthority" helperText={false} />
      <WholeInput
        source="paymentTermsDays"
        max={MAX_PAYMENT_TERMS_DAYS}
        needed={false}
        helperText="resources.companies.terms_help"
      />
      <MoneyInput source="creditLimit" needed={false} helperText="resources.companies.credit_help" />
      <BillingInput />
      <SalespersonInput source="salesperson._id" />
    </FieldGrid>
    <SectionTitle text="resources.companies.fields.address" />
    <FieldGrid min={220}>
      <TextInput source="address.street" helperText={false} />
      <TextInput source="address.city" helperText={false} />
      <AddressEmirate />
      <CountryInput />
    </FieldGrid>
    <BooleanInput source="needsApproval" helperText={false} />
    <BooleanInput source="sharesQuotes" helperText={false} />
    <BooleanInput source="sharesOrders" helperText={false} />
    <BooleanInput source="sharesInvoices" helperText={false} />
    <BooleanInput source="sharesPurchases" helperText="resources.companies.shares_help" />
    <LongTextInput source="notes" minRows={2} />
  </>
);
