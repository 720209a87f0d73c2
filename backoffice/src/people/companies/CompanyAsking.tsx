import { Button } from '@mui/material';
import { useNotify, useRefresh, useTranslate, useUpdate } from 'react-admin';
import type { UpdateUserDto } from '@shop/contract/api';
import type { UserRecord } from '../../types';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';

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
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = useFailureNotice('resources.companies.notifications.decide_failed', {
    resource: 'users',
    id: user.id,
  });
  const [update, { isPending }] = useUpdate();
  const decide = () =>
    update(
      'users',
      { id: user.id, data, previousData: user },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(done, { type: 'success' });
          refresh();
        },
        onError,
      },
    );
  return (
    <Button
      size="small"
      variant={primary ? 'contained' : 'text'}
      color={primary ? 'primary' : 'inherit'}
      disabled={isPending}
      onClick={() => void decide()}
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
