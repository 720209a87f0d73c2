import { FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRoleActions } from '../../kit/auth/useMay';
import { statusOf } from '../../kit/api/errors';
import type { ReminderAccountResponse, UpdateReminderAccountDto } from '@shop/contract/api';
import { HoldButton, HoldLine } from './HoldButton';
import { useReportedCall } from '../../kit/ui/useServerCall';
import type { AccountOf } from '../../kit/api/accountCalls';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { SectionCard } from '../../kit/ui/cards';

const key = (name: string) => `resources.reminders.customer.${name}`;

const SWITCHES = ['sendsReminders', 'sendsStatements'] as const;

const Switches = ({ account, state }: { account: AccountOf; state: ReminderAccountResponse }) => {
  const translate = useTranslate();
  const may = useRoleActions();
  const { mutate, isPending } = useReportedCall(
    (server, change: UpdateReminderAccountDto) =>
      server.updateReminderAccount(account, { ...change, version: state.version }),
    { done: key('saved'), failed: key('failed') },
  );
  return SWITCHES.map((name) => (
    <FormControlLabel
      key={name}
      control={
        <Switch
          checked={state[name]}
          disabled={isPending || !may('reminders.hold')}
          onChange={(_event, isOn) =>
            mutate(name === 'sendsReminders' ? { sendsReminders: isOn } : { sendsStatements: isOn })
          }
        />
      }
      label={translate(key(name))}
    />
  ));
};

/** Shows whether a customer gets reminders and statements, and the active holds. */
export const CustomerReminders = ({ account, name }: { account: AccountOf; name: string }) => {
  const translate = useTranslate();
  const { data, error } = useServerQuery([account.of, 'reminders', account.id], (server) =>
    server.getReminderAccount(account),
  );
  if (statusOf(error) === 404 || statusOf(error) === 403) return null;
  const isHeld = data?.holds.some(({ invoice }) => invoice === null) ?? false;
  return (
    <SectionCard title={key('title')}>
      <Typography variant="body2" color="text.secondary">
        {translate(error ? key('load_failed') : key('shop'))}
      </Typography>
      {data && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Switches account={account} state={data} />
          {!isHeld && (
            <HoldButton
              held={account.of === 'companies' ? { company: account.id } : { user: account.id }}
              name={name}
            />
          )}
        </Stack>
      )}
      {data?.holds.map((hold) => (
        <HoldLine key={hold._id} hold={hold} number={hold.invoiceNumber} />
      ))}
    </SectionCard>
  );
};
