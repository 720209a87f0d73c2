import { Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';

interface Entry {
  readonly to: string;
  readonly text: string;
  /** A text after the link. */
  readonly about?: string;
}

interface Props {
  entries: readonly Entry[];
  /** Translation key of the text for an empty list. */
  none?: string | undefined;
}

/** Links one below the other. */
export const LinkList = ({ entries, none }: Props) => {
  const translate = useTranslate();
  if (entries.length === 0 && none !== undefined) {
    return <Typography color="text.secondary">{translate(none)}</Typography>;
  }
  return entries.map(({ to, text, about }) => (
    <Typography key={to} variant="body2" component="div">
      <Link component={RouterLink} to={to} sx={{ display: 'inline-block', py: 0.5 }}>
        {text}
      </Link>{' '}
      {about}
    </Typography>
  ));
};
