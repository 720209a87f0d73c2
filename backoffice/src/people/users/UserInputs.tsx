import { LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import { toAed, toFils } from '@shop/contract/money';
import { looksLikePhone } from '@shop/contract/phone';
import { Alert } from '@mui/material';
import { email, required, SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useRoleActions } from '../../kit/auth/useMay';
import { formatAed } from '../../kit/format';
import { textOf } from '../../kit/formValues';
import type { UserRecord } from '../../types';
import { BillingInput } from '../../kit/ui/BillingInput';
import { MoneyInput } from '../../kit/ui/NumberInputs';
import { RecordInput } from '../../kit/ui/inputs';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { COMPANY_ROLES } from '@shop/contract/company-roles';

const needed = required();
const isEmail = email();
const emailRules = [needed, isEmail];
const languageChoices = LANGUAGE_CODES.map((id) => ({ id, name: LANGUAGES[id].name }));

/** An unchanged number is valid in any notation. */
const usePhoneRule = () => {
  const present = textOf(useRecordContext<UserRecord>()?.phoneNumber);
  return (typed: unknown) => {
    const value = textOf(typed);
    return !value || value === present || looksLikePhone(value)
      ? undefined
      : { message: 'resources.users.invalid_phone', args: { value } };
  };
};

const PhoneInput = () => <TextInput source="phoneNumber" validate={usePhoneRule()} helperText={false} />;

/** An email address can't be removed; a customer whom staff create needs none. */
const EmailInput = () => {
  const hasOne = Boolean(useRecordContext<UserRecord>()?.email);
  return (
    <TextInput
      source="email"
      type="email"
      validate={hasOne ? emailRules : isEmail}
      helperText={hasOne ? false : 'resources.users.email_help'}
    />
  );
};

/** The open invoices of a person who joins a company: they keep their buyer. */
const OpenInvoicesHint = () => {
  const translate = useTranslate();
  const user = useRecordContext<UserRecord>();
  const company = useWatch<Record<string, unknown>>({ name: 'company._id' });
  const may = useRoleActions();
  const id = String(user?.id ?? '');
  const joins = id !== '' && Boolean(company) && company !== user?.company?._id && may('payments.read');
  const { data } = useServerQuery(
    ['receipts', 'open', 'users', id],
    (server) => server.getOpenInvoices({ of: 'users', id }),
    { enabled: joins },
  );
  if (!joins || !data || data.invoices.length === 0) return null;
  const open = data.invoices.reduce((sum, { remainingDue }) => sum + toFils(remainingDue), 0);
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('resources.users.open_as_person', {
        amount: formatAed(toAed(open)),
        invoices: data.invoices.map(({ invoiceNumber }) => invoiceNumber).join(', '),
      })}
    </Alert>
  );
};

/** Role and limit appear once a company is chosen. */
const CompanyInputs = () => {
  const translate = useTranslate();
  const company = useWatch<Record<string, unknown>>({ name: 'company._id' });
  const roles = COMPANY_ROLES.map((id) => ({ id, name: translate(`resources.companies.role.${id}`) }));
  return (
    <>
      <RecordInput source="company._id" reference="companies" />
      {Boolean(company) && (
        <SelectInput
          source="companyRole"
          choices={roles}
          translateChoice={false}
          defaultValue="buyer"
          validate={needed}
          helperText={false}
        />
      )}
      {Boolean(company) && <MoneyInput source="monthlyLimit" needed={false} helperText={false} />}
    </>
  );
};

/** The terms of a person without a company; those of a company are on the company's page. */
const TermsInputs = () => {
  const company = useWatch<Record<string, unknown>>({ name: 'company._id' });
  const may = useRoleActions();
  if (company || !may('customers.terms')) return null;
  return (
    <>
      <MoneyInput source="creditLimit" needed={false} helperText="resources.users.credit_help" />
      <BillingInput />
    </>
  );
};

export const UserInputs = () => (
  <>
    <TextInput source="name" validate={needed} helperText={false} />
    <EmailInput />
    <PhoneInput />
    <TextInput source="address" multiline helperText={false} />
    <SelectInput
      source="language"
      choices={languageChoices}
      translateChoice={false}
      validate={needed}
      defaultValue={LANGUAGE_CODES[0]}
      helperText={false}
    />
    <CompanyInputs />
    <OpenInvoicesHint />
    <TermsInputs />
  </>
);
