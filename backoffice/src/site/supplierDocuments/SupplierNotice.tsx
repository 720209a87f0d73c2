import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { settingsPath } from '../../paths';
import { key, stateText } from './documentState';
import { useSupplierDocuments } from './useSupplierDocuments';

/** On the dashboard: the supplier documents that expire soon, or have expired. Nothing if there are none. */
export const SupplierNotice = () => {
  const translate = useTranslate();
  const { data = [] } = useSupplierDocuments();
  const ending = data.filter(({ state }) => state === 'expiring' || state === 'expired');
  if (ending.length === 0) return null;
  const action = (
    <Button component={Link} to={settingsPath('supplierDocuments')} color="inherit" size="small">
      {translate(key('open'))}
    </Button>
  );
  return (
    <Alert
      severity={ending.some(({ state }) => state === 'expired') ? 'error' : 'warning'}
      action={action}
      sx={{ mt: 2, flexWrap: 'wrap' }}
    >
      <Box component="ul" aria-label={translate(key('notice_title'))} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ending.map((document) => {
          const [name, values] = stateText(document);
          const of = { document: translate(key(`kinds.${document.kind}`)) };
          return <li key={document.kind}>{translate(key(`notice.${name}`), { ...values, ...of })}</li>;
        })}
      </Box>
    </Alert>
  );
};
