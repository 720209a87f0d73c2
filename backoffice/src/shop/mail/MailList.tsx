import { Link, Typography } from '@mui/material';
import { SelectInput, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatMoment } from '../../kit/format';
import { emailPath } from '../../paths';
import type { EmailRecord } from '../../types';
import { columnsOf } from '../../kit/ui/columns';
import type { Translate } from '../../kit/ui/exportSheet';
import { dateFilters, searchFilter } from '../../kit/ui/listFilters';
import { ResourceList } from '../../kit/ui/ResourceList';
import { AboutLink } from './AboutLink';
import { EMAIL_STATES, EmailState } from '../../kit/emails/EmailState';
import { RetryButton } from './RetryButton';

const stateChoices = EMAIL_STATES.map((state) => ({ id: state, name: `resources.mail.status.${state}` }));

const filters = [
  searchFilter,
  <SelectInput key="state" source="state" alwaysOn choices={stateChoices} />,
  ...dateFilters('createdAt'),
];

/** When the email was sent; before that, the last error and the time of the next attempt. */
const deliveryText = ({ sentAt, nextAttemptAt, lastError }: EmailRecord, translate: Translate): string => {
  if (sentAt) return formatMoment(sentAt);
  const next = nextAttemptAt && translate('resources.mail.next', { at: formatMoment(nextAttemptAt) });
  return [lastError, next].filter(Boolean).join(' · ');
};

const Delivery = ({ email }: { email: EmailRecord }) => (
  <Typography variant="body2" sx={{ maxWidth: 360, overflowWrap: 'anywhere' }}>
    {deliveryText(email, useTranslate())}
  </Typography>
);

/** A link to the email with its content. */
const SubjectLink = ({ email: { id, subject } }: { email: EmailRecord }) => (
  <Link component={RouterLink} to={emailPath(id)} dir="auto">
    {subject}
  </Link>
);

const columns = columnsOf<EmailRecord>('mail', [
  { field: 'to', in: ['line'] },
  { field: 'createdAt', kind: 'moment', sort: true, sx: { whiteSpace: 'nowrap' }, in: ['table', 'export', 'labelled'] },
  { field: 'to' },
  { field: 'subject', cell: (email) => <SubjectLink email={email} />, in: ['table', 'export', 'title'] },
  {
    field: 'about',
    value: ({ about }) => about?.name,
    cell: ({ about }) => <AboutLink about={about} />,
    in: ['table', 'export', 'actions'],
  },
  { field: 'by', value: ({ by }) => by?.name },
  {
    field: 'state',
    value: ({ state }, translate) => translate(`resources.mail.status.${state}`),
    cell: ({ state }) => <EmailState state={state} />,
    in: ['table', 'export', 'badge'],
  },
  { field: 'attempts', kind: 'number' },
  { field: 'sentAt', kind: 'moment', cell: (email) => <Delivery email={email} /> },
  {
    field: 'delivery',
    value: (email, translate) =>
      [email.sentAt && translate('resources.mail.fields.sentAt'), deliveryText(email, translate)]
        .filter(Boolean)
        .join(': '),
    in: ['line'],
  },
  { field: 'lastError', in: ['export'] },
]);

const rowActions = (email: EmailRecord) => <RetryButton email={email} />;

/** The emails of the shop: waiting, sent, and failed ones. */
const MailList = () => (
  <ResourceList<EmailRecord>
    columns={columns}
    file="emails"
    opensRows={false}
    rowActions={rowActions}
    bulkActions={false}
    filters={filters}
  />
);

export default MailList;
