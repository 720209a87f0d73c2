import { Alert, type AlertProps, Button } from '@mui/material';
import { type ReactNode, use } from 'react';
import { EditContext, HttpError, ShowContext, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { sentenceKey } from '../record/sentenceKey';

interface Props extends Pick<AlertProps, 'sx'> {
  text: string;
  /** Missing where trying again would not help. */
  onRetry?: (() => void) | undefined;
  /** Further buttons. */
  children?: ReactNode;
}

/** Replaces content that could not be loaded, with a button to try again. */
export const FailureBox = ({ text, onRetry, children, sx }: Props) => {
  const translate = useTranslate();
  const actions = (
    <>
      {onRetry && (
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('shop.action.retry')}
        </Button>
      )}
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

/** The error of the page that edits or shows the record. */
const useRecordError = (): unknown => {
  const [edit, show] = [use(EditContext), use(ShowContext)];
  return edit?.error ?? show?.error;
};

/** Replaces a record that could not be loaded, or that does not exist. */
export const LoadFailed = ({ resource }: { resource: string }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const error = useRecordError();
  const failed = translate(sentenceKey(resource, 'load_failed'));
  const isMissing = error instanceof HttpError && error.status === 404;
  return (
    <FailureBox
      text={isMissing ? `${failed.replace(/\.?$/, '.')} ${translate('shop.missing_record')}` : failed}
      onRetry={isMissing ? undefined : () => refresh()}
    >
      <Button component={Link} to={`/${resource}`} color="inherit" size="small">
        {translate('shop.action.back')}
      </Button>
    </FailureBox>
  );
};
