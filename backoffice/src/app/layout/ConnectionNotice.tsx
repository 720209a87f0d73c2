import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useConnectionLost } from '../../connection';

/** Shown while the connection is lost. */
export const ConnectionNotice = () => {
  const translate = useTranslate();
  const isLost = useConnectionLost();
  return <div role="status">{isLost && <Alert severity="warning">{translate('shop.connection.lost')}</Alert>}</div>;
};
