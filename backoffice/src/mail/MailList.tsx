import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Tone } from '@shop/contract/statuses';
import { useMutation } from '@tanstack/react-query';
import { DataTable, SelectInput, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../dataProvider/dataProvider';
import { formatMoment } from '../format';
import type { EmailRecord } from '../types';
import { type ListExport, sheetOf } from '../ui/exportSheet';
import { dateFilters, searchFilter } from '../ui/listFilters';
import { CardLayout } from '../ui/RecordCards';
import { ResourceList } from '../ui/ResourceList';
import { StatusBadge } from '../ui/StatusBadge';
import { useFailureNotice } from '../ui/useFailureNotice';

const tones: Record<EmailRecord['state'], Tone> = { pending: 'yellow', sent: 'green', failed: 'red' };
const stateChoices = Object.keys(tones).map((state) => ({ id: state, name: `resources.mail.status.${state}` }));

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
    {
      label: 'resources.mail.fields.state',
      value: ({ state }, translate) => translate(`resources.mail.status.${state}`),
    },
    { label: 'resources.mail.fields.attempts', kind: 'number', value: ({ attempts }) => attempts },
    { label: 'resources.mail.fields.sentAt', kind: 'moment', value: ({ sentAt }) => sentAt },
    { label: 'resources.mail.fields.lastError', value: ({ lastError }) => lastError },
  ]),
};

const stateOf = ({ state }: EmailRecord) => <StatusBadge of="mail" status={state} tones={tones} />;

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

/** Tries an e-mail that was given up once more; nothing for others. */
const RetryButton = ({ email }: { email: EmailRecord }) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const onError = useFailureNotice('resources.mail.notifications.retry_failed');
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.retryEmail(email.id),
    onSuccess: () => notify('resources.mail.notifications.retried', { type: 'success' }),
    onError,
    onSettled: refresh,
  });
  if (!email.allowedActions.includes('retry')) return null;
  return (
    <Button size="small" variant="contained" loading={isPending} onClick={() => mutate()}>
      {translate('resources.mail.retry')}
    </Button>
  );
};

const Column = DataTable.Col<EmailRecord>;

const table = (
  <DataTable<EmailRecord> rowClick={false} bulkActionButtons={false}>
    <Column source="createdAt" sx={{ whiteSpace: 'nowrap' }} render={(email) => formatMoment(email.createdAt)} />
    <Column source="to" disableSort />
    <Column source="subject" disableSort />
    <Column source="state" disableSort render={stateOf} />
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
      badge={stateOf(email)}
      lines={[
        email.to,
        `${translate('resources.mail.fields.createdAt')}: ${formatMoment(email.createdAt)}`,
        email.sentAt ? `${translate('resources.mail.fields.sentAt')}: ${delivery}` : delivery,
      ]}
      actions={email.allowedActions.includes('retry') && <RetryButton email={email} />}
    />
  );
};

/** The e-mails of the shop: those that wait, those that were sent and those that were given up. */
const MailList = () => <ResourceList<EmailRecord> filters={filters} exports={exportEmails} table={table} card={Card} />;

export default MailList;
