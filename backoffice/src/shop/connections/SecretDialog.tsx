import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../../kit/ui/CopyButton';

/** A new key or secret, which is shown only here. */
export const SecretDialog = ({ secret, close }: { secret: string; close: () => void }) => {
  const translate = useTranslate();
  const titleId = useId();
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
        <CopyButton text={secret} />
        <Button variant="contained" onClick={close}>
          {translate('resources.api-keys.secret.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
