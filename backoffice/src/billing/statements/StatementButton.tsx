import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** Leads to the statement of an account. */
export const StatementButton = ({ to }: { to: string }) => (
  <Button component={Link} to={to} size="small" variant="outlined">
    {useTranslate()('shop.statement.title')}
  </Button>
);
