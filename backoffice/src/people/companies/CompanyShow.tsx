import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { companyStatusTones } from '@shop/contract/company';
import { Show, useRecordContext, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { ForRole } from '../auth/ForRole';
import { formatAed } from '../../kit/format';
import { EmailsPanel } from '../../shop/documentEmails/EmailsPanel';
import { HistoryPanel } from '../../kit/history/HistoryPanel';
import { companyStatementPath } from '../../paths';
import { RecordReceiptButton } from '../../billing/receipts/RecordReceiptButton';
import { CustomerReminders } from '../../billing/reminders/CustomerReminders';
import type { CompanyOverviewResponse, CompanyRecord } from '../../types';
import { DeleteRecordButton } from '../../kit/ui/DeleteRecordButton';
import { FailureBox, LoadFailed } from '../../kit/ui/FailureBox';
import { FieldGrid, ReadOnly } from '../../kit/ui/fields';
import { EditLink } from '../../kit/ui/RowActions';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { CompanyDecision } from './CompanyDecision';
import { CompanyInvitations } from './CompanyInvitations';
import { CompanyPeople } from './CompanyPeople';
import { CompanyRecent } from './CompanyRecent';
import { addressText } from '../../kit/ui/addressText';
import { WriteButtons } from '../../sales/writing/WriteButtons';
import { useCompanyOverview } from './useCompanyOverview';

const Head = ({ company }: { company: CompanyRecord }) => {
  const translate = useTranslate();
  const none = translate('shop.notes.none');
  const { paymentTermsDays: days } = company;
  return (
    <FieldGrid min={200}>
      <ReadOnly label="resources.companies.fields.legalName">{company.legalName}</ReadOnly>
      <ReadOnly label="resources.companies.fields.status">
        <StatusBadge of="companies" status={company.status} tones={companyStatusTones} />
      </ReadOnly>
      <ReadOnly label="resources.companies.fields.trn">{company.trn || none}</ReadOnly>
      {company.tin !== '' && <ReadOnly label="resources.companies.fields.tin">{company.tin}</ReadOnly>}
      <ReadOnly label="resources.companies.fields.licenceNumber">
        {[company.licenceNumber, company.licenceAuthority].filter(Boolean).join('\n') || none}
      </ReadOnly>
      <ReadOnly label="resources.companies.fields.address">{addressText(company)}</ReadOnly>
      <ReadOnly label="resources.companies.fields.paymentTermsDays">
        {days === null
          ? translate('resources.companies.terms.own')
          : translate('resources.companies.terms.days', { count: days })}
      </ReadOnly>
      <ReadOnly label="resources.companies.fields.sharesPurchases">
        {translate(company.sharesPurchases ? 'ra.boolean.true' : 'ra.boolean.false')}
      </ReadOnly>
      <ReadOnly label="resources.companies.fields.notes">{company.notes || none}</ReadOnly>
    </FieldGrid>
  );
};

const Figure = ({
  name,
  of,
  isBad = false,
}: {
  name: string;
  of: CompanyOverviewResponse['open'];
  isBad?: boolean;
}) => {
  const translate = useTranslate();
  return (
    <ReadOnly label={`resources.companies.figures.${name}`}>
      <Typography component="div" variant="h6" color={isBad ? 'error' : undefined}>
        {translate('shop.total.amount', { amount: formatAed(of.amount) })}
      </Typography>
      {translate('resources.companies.figures.invoices', { count: of.count })}
    </ReadOnly>
  );
};

/** People, money and documents of the company. */
const Account = ({ company }: { company: CompanyRecord }) => {
  const translate = useTranslate();
  const { data: overview, error, isPending, refetch } = useCompanyOverview(company.id);
  if (isPending) return <Typography color="text.secondary">{translate('ra.page.loading')}</Typography>;
  if (error) {
    return <FailureBox text={translate('resources.companies.recent.failed')} onRetry={() => void refetch()} />;
  }
  const users = overview.people.map(({ _id }) => _id);
  return (
    <>
      <FieldGrid min={200}>
        <Figure name="open" of={overview.open} />
        <Figure name="overdue" of={overview.overdue} isBad={overview.overdue.count > 0} />
        <ReadOnly label="resources.receipts.credit.balance">
          <Typography component="div" variant="h6">
            {translate('shop.total.amount', { amount: formatAed(overview.creditBalance) })}
          </Typography>
        </ReadOnly>
      </FieldGrid>
      <CompanyPeople company={company.id} overview={overview} />
      <CompanyInvitations company={company.id} />
      {users.length > 0 && <CompanyRecent users={users} />}
    </>
  );
};

const Content = () => {
  const company = useRecordContext<CompanyRecord>();
  if (!company) return null;
  return (
    <CardContent>
      <ForRole action="customers.write">
        <CompanyDecision company={company} />
      </ForRole>
      <Head company={company} />
      <Account company={company} />
    </CardContent>
  );
};

const AccountLinks = () => {
  const company = useRecordContext<CompanyRecord>();
  const translate = useTranslate();
  if (!company) return null;
  return (
    <>
      <Button component={Link} to={companyStatementPath(company.id)} size="small" variant="outlined">
        {translate('shop.statement.title')}
      </Button>
      <RecordReceiptButton payer="company" id={company.id} />
      <WriteButtons start={{ company: company.id }} />
    </>
  );
};

const actions = (
  <Stack direction="row" spacing={1} useFlexGap sx={{ py: 1, alignItems: 'center', flexWrap: 'wrap' }}>
    <AccountLinks />
    <EditLink />
    <DeleteRecordButton redirect="list" />
  </Stack>
);

/** The page shows the error itself: react-admin's own handler would leave for the list. */
const stay = () => undefined;

/** A customer as a whole. */
const CompanyShow = () => {
  const { id } = useParams<'id'>();
  return (
    <>
      <Show queryOptions={{ onError: stay }} error={<LoadFailed resource="companies" />} actions={actions}>
        <Content />
      </Show>
      {id !== undefined && <CustomerReminders account={{ of: 'companies', id }} name="" />}
      {id !== undefined && <EmailsPanel resource="companies" id={id} />}
      {id !== undefined && <HistoryPanel resource="companies" id={id} />}
    </>
  );
};

export default CompanyShow;
