import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../../kit/ui/CopyButton';
import { TitledDialog } from '../../kit/ui/TitledDialog';

/** A new key or secret, which is shown only here. */
export const SecretDialog = ({ secret, close }: { secret: string; close: () => void }) => {
  const translate = useTranslate();
  const title = translate('resources.api-keys.secret.title');
  return (
    <TitledDialog
      title={title}
      maxWidth="sm"
      actions={
        <>
          <CopyButton text={secret} />
          <Button variant="contained" onClick={close}>
            {translate('resources.api-keys.secret.done')}
          </Button>
        </>
      }
    >
      <Alert severity="warning">{translate('resources.api-keys.secret.once')}</Alert>
      <TextField
        fullWidth
        multiline
        value={secret}
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', 'aria-label': title } }}
      />
    </TitledDialog>
  );
};
