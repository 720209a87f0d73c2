import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../../kit/ui/CopyButton';

/** New recovery codes, which are shown only once. */
export const RecoveryCodes = ({ codes, close }: { codes: readonly string[]; close: () => void }) => {
  const translate = useTranslate();
  return (
    <Stack spacing={2} role="region" aria-label={translate('shop.security.codes.title')}>
      <Alert severity="warning">{translate('shop.security.codes.lead')}</Alert>
      <Box
        component="ol"
        dir="ltr"
        sx={{ m: 0, ps: 4, fontFamily: 'monospace', fontSize: '1.05rem', columns: { sm: 2 }, lineHeight: 1.9 }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" spacing={1}>
        <CopyButton variant="outlined" text={codes.join('\n')} />
        <Button variant="contained" onClick={close}>
          {translate('shop.security.codes.kept')}
        </Button>
      </Stack>
    </Stack>
  );
};
