import { Alert } from '@mui/material';
import { useGetIdentity, useTranslate } from 'react-admin';

/** A note below a form that the user's role can't change. */
export const NotYours = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const role = translate(`shop.staff.role.${String(identity?.['staffRole'] ?? '')}`, { _: '' });
  return (
    <Alert severity="info" sx={{ m: 2 }}>
      {translate('shop.staff.not_yours', { role })}
    </Alert>
  );
};
