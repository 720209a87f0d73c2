import { CircularProgress, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Shown at once while a page's code is loading: react-admin's own fallback shows nothing for a second. */
export const PageLoading = () => (
  <Stack direction="row" spacing={1.5} role="status" sx={{ p: 3, alignItems: 'center' }}>
    <CircularProgress size={18} aria-hidden />
    <Typography color="text.secondary">{useTranslate()('ra.page.loading')}</Typography>
  </Stack>
);
