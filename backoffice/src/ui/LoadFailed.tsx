import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** In place of a record that could not be loaded. */
export const LoadFailed = ({ resource }: { resource: string }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const ways = (
    <>
      <Button color="inherit" size="small" onClick={() => refresh()}>
        {translate('shop.action.retry')}
      </Button>
      <Button component={Link} to={`/${resource}`} color="inherit" size="small">
        {translate('shop.action.back')}
      </Button>
    </>
  );
  return (
    <Alert severity="error" action={ways}>
      {translate(`resources.${resource}.load_failed`)}
    </Alert>
  );
};
