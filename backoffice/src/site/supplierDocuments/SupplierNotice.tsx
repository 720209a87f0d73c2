import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { settingsPath } from '../../paths';
import { key, useSupplierDocuments, validityOf } from './documentValidity';

/** On the dashboard: the supplier documents that expire soon, or have expired. Nothing if there are none. */
export const SupplierNotice = () => {
  const translate = useTranslate();
  const { data = [] } = useSupplierDocuments();
  const action = (
    <Button component={Link} to={settingsPath('supplierDocuments')} color="inherit" size="small">
      {translate(key('open'))}
    </Button>
  );
  return data.map((one) => {
    const { state, values } = validityOf(one);
    const document = translate(key(`kinds.${one.kind}`));
    return (
      state !== 'valid' && (
        <Alert key={one.kind} severity={state === 'expired' ? 'error' : 'warning'} action={action} sx={{ mt: 2 }}>
          {translate(key(`notice.${state}`), { ...values, document })}
        </Alert>
      )
    );
  });
};
