import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatAed, formatDay } from '../../kit/format';
import type { UpcomingRemindersResponse } from '@shop/contract/api';
import { Needs } from '../../kit/auth/Needs';
import { settingsPath } from '../../paths';
import { ChasedAccount, type ChasedAccountResponse } from './ChasedAccount';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { PageCard } from '../../kit/ui/cards';
import { QueryState } from '../../kit/ui/QueryState';

/** In the order of urgency. */
const STATES: readonly ChasedAccountResponse['state'][] = [
  'due',
  'held',
  'promised',
  'inCredit',
  'cheques',
  'noAddress',
  'off',
  'waiting',
];

const key = (name: string) => `resources.reminders.page.${name}`;

interface Props {
  upcoming: UpcomingRemindersResponse;
}

const Schedule = ({ upcoming: { isOn, day, statementsOn } }: Props) => {
  const translate = useTranslate();
  const settings = (
    <Needs action="settings.write">
      <Button component={Link} to={settingsPath('reminders')} color="inherit" size="small">
        {translate(key('settings'))}
      </Button>
    </Needs>
  );
  return (
    <Alert severity="info" action={settings} sx={{ mb: 2 }}>
      <div>{isOn ? translate(key('next'), { day: formatDay(day) }) : translate(key('off'))}</div>
      {isOn && <div>{translate(key('days'))}</div>}
      {statementsOn !== null && <div>{translate(key('statements'), { day: formatDay(statementsOn) })}</div>}
    </Alert>
  );
};

const Accounts = ({ upcoming }: Props) => {
  const translate = useTranslate();
  const { accounts, count, total, day, isOn } = upcoming;
  if (count === 0) return <Typography color="text.secondary">{translate(key('nothing'))}</Typography>;
  const amount = translate('shop.total.amount', { amount: formatAed(total) });
  const shown = STATES.map((state) => ({ state, of: accounts.filter((account) => account.state === state) }));
  /** While reminders are switched off, none are sent. */
  const titleOf = (state: ChasedAccountResponse['state']) =>
    translate(`resources.reminders.state.${state === 'due' && !isOn ? 'would' : state}`, { day: formatDay(day) });
  return (
    <>
      <Typography gutterBottom>{translate(key('total'), { amount, count })}</Typography>
      {count > accounts.length && <Typography>{translate(key('more'), { count: accounts.length })}</Typography>}
      {shown.map(({ state, of }) =>
        of.length === 0 ? null : (
          <Box component="section" key={state} sx={{ mt: 2 }}>
            <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650 }}>
              {titleOf(state)} ({of.length})
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {of.map((account) => (
                <ChasedAccount key={account._id} account={account} />
              ))}
            </Box>
          </Box>
        ),
      )}
    </>
  );
};

/** /reminders: overdue amounts by customer, and the next reminders. */
const RemindersPage = () => {
  const { data, error, isPending, refetch } = useServerQuery(['reminders', 'upcoming'], (server) =>
    server.getUpcomingReminders(),
  );
  return (
    <PageCard title={key('title')}>
      <QueryState query={{ error, isPending, refetch }} failed={key('failed')} />
      {data && !error && (
        <>
          <Schedule upcoming={data} />
          <Accounts upcoming={data} />
        </>
      )}
    </PageCard>
  );
};

export default RemindersPage;
