import { companyStatusTones } from '@shop/contract/company';
import { useRecordContext } from 'react-admin';
import { Needs } from '../../kit/auth/Needs';
import { ForRole } from '../../kit/auth/ForRole';
import type { Fact } from '../../kit/record/Facts';
import { type Section, ShowPage } from '../../kit/record/ShowPage';
import { companyStatementPath } from '../../paths';
import { ChequesOf } from '../../money/cheques/ChequesOf';
import { RecordReceiptButton } from '../../money/receipts/RecordReceiptButton';
import { CustomerReminders } from '../../money/reminders/CustomerReminders';
import { StatementButton } from '../../money/statements/StatementButton';
import type { CompanyRecord } from '../../types';
import { DeleteRecordButton } from '../../kit/ui/DeleteRecordButton';
import { EditLink } from '../../kit/ui/RowActions';
import { WhoPaysWhat } from '../../goods/priceLists/WhoPaysWhat';
import { CompanyAccount } from './CompanyAccount';
import { CompanyDecision } from './CompanyDecision';
import { addressText } from '../../kit/ui/addressText';
import { FollowUpButton, RecordFollowUps } from '../../sales/followUps/RecordFollowUps';
import { WriteButtons } from '../../sales/writing/WriteButtons';
import { formatAed } from '../../kit/format';

const none = 'shop.notes.none';
const facts: readonly Fact<CompanyRecord>[] = [
  { field: 'legalName' },
  { field: 'legalNameAr' },
  { field: 'status', tones: companyStatusTones },
  { field: 'trn', none },
  { field: 'tin' },
  {
    field: 'licenceNumber',
    value: ({ licenceNumber, licenceAuthority }) => [licenceNumber, licenceAuthority].filter(Boolean).join('\n'),
    none,
  },
  { field: 'address', value: addressText },
  {
    field: 'paymentTermsDays',
    value: ({ paymentTermsDays: days }, translate) =>
      days === null
        ? translate('resources.companies.terms.own')
        : translate('resources.companies.terms.days', { count: days }),
  },
  {
    field: 'creditLimit',
    needs: 'prices.read',
    value: ({ creditLimit }, translate) =>
      creditLimit === null
        ? translate('resources.companies.no_limit')
        : translate('shop.total.amount', { amount: formatAed(creditLimit) }),
  },
  { field: 'billing', value: ({ billing }, translate) => translate(`shop.billing.${billing}`) },
  { field: 'salesperson', value: ({ salesperson }) => salesperson?.name },
  { field: 'sharesPurchases' },
  { field: 'notes', none },
];

const Decision = ({ company }: { company: CompanyRecord }) => (
  <ForRole action="customers.write">
    <CompanyDecision company={company} />
  </ForRole>
);

const sections: readonly Section<CompanyRecord>[] = [
  { body: (company) => <Decision company={company} /> },
  { facts, min: 200 },
  { needs: 'quotes.read', body: ({ id }) => <RecordFollowUps record={id} /> },
  { body: ({ id }) => <CompanyAccount company={id} /> },
  { needs: 'cheques.read', body: ({ id }) => <ChequesOf of={{ company: id }} /> },
];

const AccountLinks = () => {
  const company = useRecordContext<CompanyRecord>();
  if (!company) return null;
  return (
    <>
      <StatementButton to={companyStatementPath(company.id)} />
      <RecordReceiptButton payer="company" id={company.id} />
      <WriteButtons start={{ company: company.id }} />
      <FollowUpButton resource="companies" id={company.id} />
    </>
  );
};

const buttons = (
  <>
    <AccountLinks />
    <EditLink />
    <DeleteRecordButton redirect="list" />
  </>
);

/** A company with its users, money and documents. */
const CompanyShow = () => (
  <ShowPage<CompanyRecord>
    resource="companies"
    buttons={buttons}
    sections={sections}
    below={(id) => (
      <>
        <Needs action="prices.read">
          <WhoPaysWhat of={{ company: id }} />
        </Needs>
        <Needs action="payments.read">
          <CustomerReminders account={{ of: 'companies', id }} name="" />
        </Needs>
      </>
    )}
  />
);

export default CompanyShow;
