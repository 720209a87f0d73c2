import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';

/** A new key or secret, which is shown only here. */
export const SecretDialog = ({ secret, close }: { secret: string; close: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const copy = () =>
    // Browsers have no clipboard API for pages without a secure connection.
    Promise.resolve(secret)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => notify('shop.security.codes.copied', { type: 'success' }),
        () => notify('resources.api-keys.secret.copy_failed', { type: 'info' }),
      );
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate('resources.api-keys.secret.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{translate('resources.api-keys.secret.once')}</Alert>
        <TextField
          fullWidth
          multiline
          value={secret}
          slotProps={{
            htmlInput: { readOnly: true, dir: 'ltr', 'aria-label': translate('resources.api-keys.secret.title') },
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>{translate('shop.security.codes.copy')}</Button>
        <Button variant="contained" onClick={close}>
          {translate('resources.api-keys.secret.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
