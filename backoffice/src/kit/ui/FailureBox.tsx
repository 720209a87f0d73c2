import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface Props extends Pick<AlertProps, 'sx'> {
  text: string;
  onRetry: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** Replaces content that could not be loaded, with a button to try again. */
export const FailureBox = ({ text, onRetry, children, sx }: Props) => {
  const translate = useTranslate();
  const actions = (
    <>
      <Button color="inherit" size="small" onClick={onRetry}>
        {translate('shop.action.retry')}
      </Button>
      {children}
    </>
  );
  return (
    <Alert severity="error" action={actions} sx={sx}>
      {text}
    </Alert>
  );
};

/** The page of a record shows its failure itself: react-admin's own handler would redirect to the list. */
export const staysOnFailure = { onError: () => undefined };

/** Replaces a record that could not be loaded. */
export const LoadFailed = ({ resource }: { resource: string }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  return (
    <FailureBox text={translate(`resources.${resource}.load_failed`)} onRetry={() => refresh()}>
      <Button component={Link} to={`/${resource}`} color="inherit" size="small">
        {translate('shop.action.back')}
      </Button>
    </FailureBox>
  );
};
