import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatMoment } from '../../kit/format';
import { emailPath } from '../../paths';
import type { EmailRecord } from '../../types';
import { type ListExport, sheetOf } from '../../kit/ui/exportSheet';
import { dateFilters, searchFilter } from '../../kit/ui/listFilters';
import { CardLayout } from '../../kit/ui/RecordCards';
import { ResourceList } from '../../kit/ui/ResourceList';
import { AboutLink } from './AboutLink';
import { EMAIL_STATES, EmailState } from './EmailState';
import { RetryButton } from './RetryButton';

const stateChoices = EMAIL_STATES.map((state) => ({ id: state, name: `resources.mail.status.${state}` }));

const filters = [
  searchFilter,
  <SelectInput key="state" source="state" alwaysOn choices={stateChoices} />,
  ...dateFilters('createdAt'),
];

const exportEmails: ListExport<EmailRecord> = {
  name: 'emails',
  records: sheetOf([
    { label: 'resources.mail.fields.createdAt', kind: 'moment', value: ({ createdAt }) => createdAt },
    { label: 'resources.mail.fields.to', value: ({ to }) => to },
    { label: 'resources.mail.fields.subject', value: ({ subject }) => subject },
    { label: 'resources.mail.fields.about', value: ({ about }) => about?.name ?? '' },
    { label: 'resources.mail.fields.by', value: ({ by }) => by?.name ?? '' },
    {
      label: 'resources.mail.fields.state',
      value: ({ state }, translate) => translate(`resources.mail.status.${state}`),
    },
    { label: 'resources.mail.fields.attempts', kind: 'number', value: ({ attempts }) => attempts },
    { label: 'resources.mail.fields.sentAt', kind: 'moment', value: ({ sentAt }) => sentAt },
    { label: 'resources.mail.fields.lastError', value: ({ lastError }) => lastError },
  ]),
};

/** When the e-mail was sent; before that, the last error and the time of the next attempt. */
const useDelivery = () => {
  const translate = useTranslate();
  return ({ sentAt, nextAttemptAt, lastError }: EmailRecord): string => {
    if (sentAt) return formatMoment(sentAt);
    const next = nextAttemptAt && translate('resources.mail.next', { at: formatMoment(nextAttemptAt) });
    return [lastError, next].filter(Boolean).join(' · ');
  };
};

const Delivery = ({ email }: { email: EmailRecord }) => (
  <Typography variant="body2" sx={{ maxWidth: 360, overflowWrap: 'anywhere' }}>
    {useDelivery()(email)}
  </Typography>
);

/** Leads to the e-mail with its content. */
const SubjectLink = ({ email: { id, subject } }: { email: EmailRecord }) => (
  <Link component={RouterLink} to={emailPath(id)} dir="auto">
    {subject}
  </Link>
);

const Column = DataTable.Col<EmailRecord>;

const table = (
  <DataTable<EmailRecord> rowClick={false} bulkActionButtons={false}>
    <Column source="createdAt" sx={{ whiteSpace: 'nowrap' }} render={(email) => formatMoment(email.createdAt)} />
    <Column source="to" disableSort />
    <Column source="subject" disableSort render={(email) => <SubjectLink email={email} />} />
    <Column source="about" disableSort render={({ about }) => <AboutLink about={about} />} />
    <Column source="by" disableSort render={({ by }) => by?.name} />
    <Column source="state" disableSort render={({ state }) => <EmailState state={state} />} />
    <Column align="right" source="attempts" disableSort />
    <Column source="sentAt" disableSort render={(email) => <Delivery email={email} />} />
    <Column label="shop.action.actions" align="right" render={(email) => <RetryButton email={email} />} />
  </DataTable>
);

const Card = ({ record: email }: { record: EmailRecord }) => {
  const translate = useTranslate();
  const delivery = useDelivery()(email);
  return (
    <CardLayout
      title={email.subject}
      to={emailPath(email.id)}
      badge={<EmailState state={email.state} />}
      lines={[
        email.to,
        `${translate('resources.mail.fields.createdAt')}: ${formatMoment(email.createdAt)}`,
        email.sentAt ? `${translate('resources.mail.fields.sentAt')}: ${delivery}` : delivery,
      ]}
      actions={
        <>
          <AboutLink about={email.about} />
          <RetryButton email={email} />
        </>
      }
    />
  );
};

/** The e-mails of the shop: those that wait, those that were sent and those that were given up. */
const MailList = () => <ResourceList<EmailRecord> filters={filters} exports={exportEmails} table={table} card={Card} />;

export default MailList;
