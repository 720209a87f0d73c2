import { useRecordContext, useTranslate } from 'react-admin';
import type { UserRecord } from '../records';
import { StatusBadge } from '../ui/StatusBadge';

export const UserRole = () => {
  const user = useRecordContext<UserRecord>();
  const translate = useTranslate();
  if (!user) return null;
  return (
    <StatusBadge
      color={user.isAdmin ? 'purple' : 'neutral'}
      label={translate(user.isAdmin ? 'resources.users.role.admin' : 'resources.users.role.user')}
    />
  );
};
