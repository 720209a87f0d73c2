import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** The page of an unknown address. */
export const NotFoundPage = () => {
  const translate = useTranslate();
  return (
    <Stack spacing={2} sx={{ p: 4, alignItems: 'center', textAlign: 'center' }}>
      <Title title="ra.page.not_found" />
      <Typography>{translate('ra.message.not_found')}</Typography>
      <Button component={Link} to="/" variant="contained">
        {translate('shop.dashboard.title')}
      </Button>
    </Stack>
  );
};
