import { Button } from '@mui/material';
import { useRefresh, useTranslate } from 'react-admin';
import type { UpdateUserDto } from '@shop/contract/api';
import type { UserRecord } from '../../types';
import { useServerCall } from '../../kit/ui/useServerCall';

interface Props {
  user: UserRecord;
  label: string;
  /** Shown after success. */
  done: string;
  data: UpdateUserDto;
  primary?: boolean;
}

const DecideButton = ({ user, label, done, data, primary = false }: Props) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { mutate, isPending } = useServerCall(
    (server) => server.update<UserRecord>('users', { id: user.id, data, previousData: user }),
    {
      done,
      failed: 'resources.companies.notifications.decide_failed',
      of: { resource: 'users', id: user.id },
      onSuccess: () => refresh(),
    },
  );
  return (
    <Button
      size="small"
      variant={primary ? 'contained' : 'text'}
      color={primary ? 'primary' : 'inherit'}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {translate(label)}
    </Button>
  );
};

const REFUSED: UpdateUserDto = { companyRequest: null };

export const RefuseRequestButton = ({ user }: { user: UserRecord }) => (
  <DecideButton
    user={user}
    label="resources.users.refuse_request"
    done="resources.companies.notifications.refused"
    data={REFUSED}
  />
);

export const AcceptRequestButton = ({ user, company }: { user: UserRecord; company: string }) => (
  <DecideButton
    primary
    user={user}
    label="resources.companies.people.accept"
    done="resources.companies.notifications.accepted"
    data={{ company, companyRole: 'buyer' }}
  />
);
