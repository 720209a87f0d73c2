import { Box, Link, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed, formatDay } from '../../kit/format';
import { companyPath, editPath, invoicePath } from '../../paths';
import type { UpcomingRemindersResponse } from '@shop/contract/api';
import { HoldButton, HoldFacts, HoldLine } from './HoldButton';

export type ChasedAccountResponse = UpcomingRemindersResponse['accounts'][number];
type ChasedInvoiceResponse = ChasedAccountResponse['invoices'][number];

const key = (name: string) => `resources.reminders.account.${name}`;

const Invoice = ({ invoice }: { invoice: ChasedInvoiceResponse }) => {
  const translate = useTranslate();
  const { _id, invoiceNumber, remainingDue, coveredByCheques, dueDate, daysOverdue, count, remindedOn, hold } = invoice;
  const line = {
    amount: translate('shop.total.amount', { amount: formatAed(remainingDue) }),
    due: formatDay(dueDate),
    days: daysOverdue,
  };
  return (
    <Stack component="li" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.25 }}>
      <Link component={RouterLink} to={invoicePath(_id)}>
        {invoiceNumber}
      </Link>
      <Typography variant="body2" component="span">
        {translate(key('line'), line)}
        {coveredByCheques > 0 && ` · ${translate(key('covered'), { amount: formatAed(coveredByCheques) })}`}
        {remindedOn !== null && ` · ${translate(key('reminded'), { count, day: formatDay(remindedOn) })}`}
      </Typography>
      {hold === null ? <HoldButton held={{ invoice: _id }} name={invoiceNumber} /> : <HoldFacts hold={hold} />}
    </Stack>
  );
};

const Facts = ({ account }: { account: ChasedAccountResponse }) => {
  const translate = useTranslate();
  const { to, step, oldestDays, lastContact, credit, promise } = account;
  const inAed = (amount: number) => translate('shop.total.amount', { amount: formatAed(amount) });
  const facts = [
    to,
    translate(key('oldest'), { count: oldestDays }),
    step !== null && translate(key('step'), { step }),
    credit > 0 && translate(key('credit'), { amount: inAed(credit) }),
    promise !== null && translate(key('promise'), { amount: inAed(promise.amount), day: formatDay(promise.day) }),
    lastContact === null ? translate(key('never')) : translate(key('last'), { day: formatDay(lastContact) }),
  ];
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {facts.filter(Boolean).join(' · ')}
    </Typography>
  );
};

const Hold = ({ account: { of, _id, name, hold } }: { account: ChasedAccountResponse }) => {
  if (hold === null) return <HoldButton held={of === 'companies' ? { company: _id } : { user: _id }} name={name} />;
  return <HoldLine hold={hold} />;
};

/** An account with overdue amounts: how much, since when, and its invoices on demand. */
export const ChasedAccount = ({ account }: { account: ChasedAccountResponse }) => {
  const translate = useTranslate();
  const { of, _id, name, total, count, invoices } = account;
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Link
          component={RouterLink}
          to={of === 'companies' ? companyPath(_id) : editPath('users', _id)}
          sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {translate('shop.total.amount', { amount: formatAed(total) })}
        </Typography>
      </Stack>
      <Facts account={account} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <Box component="details" sx={{ flexGrow: 1, minWidth: 0 }}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 0.75, fontSize: '0.875rem' }}>
            {translate(key('invoices'), { count })}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {invoices.map((invoice) => (
              <Invoice key={invoice._id} invoice={invoice} />
            ))}
          </Box>
        </Box>
        <Hold account={account} />
      </Stack>
    </Box>
  );
};
