import { Alert, Box, Button, Stack } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';

/** New recovery codes, which are shown only once. */
export const RecoveryCodes = ({ codes, close }: { codes: readonly string[]; close: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify('shop.security.codes.copied', { type: 'info' });
  };
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
        <Button variant="outlined" onClick={() => void copy()}>
          {translate('shop.security.codes.copy')}
        </Button>
        <Button variant="contained" onClick={close}>
          {translate('shop.security.codes.kept')}
        </Button>
      </Stack>
    </Stack>
  );
};
