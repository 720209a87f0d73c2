import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { type ErrorProps, Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';

/**
 * The browsers' messages for code that could not be loaded: usually the shop was updated, and its old files no longer
 * exist.
 */
const OLD_CODE = /dynamically imported module|module script|preload CSS/i;

const reload = () => window.location.reload();

/** Replaces a page with an error, and says what the user can do. Only a reload loads missing code again. */
export const ErrorPage = ({ error }: ErrorProps) => {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const text = (part: string) =>
    translate(`shop.broken.${OLD_CODE.test(error instanceof Error ? error.message : '') ? 'old' : 'page'}.${part}`);
  return (
    <Stack spacing={2} role="alert" sx={{ p: 4, alignItems: 'center', textAlign: 'center' }}>
      <Title title={text('title')} />
      <Typography variant="h6" component="h2">
        {text('title')}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 480 }}>
        {text('text')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button ref={button} variant="contained" onClick={reload}>
          {translate('shop.action.retry')}
        </Button>
        <Button component={Link} to="/" color="inherit">
          {translate('shop.dashboard.title')}
        </Button>
      </Stack>
    </Stack>
  );
};
