import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** In place of what could not be loaded, with another try. */
export const FailureBox = ({ text, onRetry }: { text: string; onRetry: () => void }) => {
  const translate = useTranslate();
  const retry = (
    <Button color="inherit" size="small" onClick={onRetry}>
      {translate('shop.action.retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {text}
    </Alert>
  );
};
