import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useConnectionLost } from '../../connection';

/** Tells that the connection is gone for as long as it is. */
export const ConnectionNotice = () => {
  const translate = useTranslate();
  const isLost = useConnectionLost();
  return <div role="status">{isLost && <Alert severity="warning">{translate('shop.connection.lost')}</Alert>}</div>;
};
