import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ForRole } from '../../kit/auth/ForRole';

/** Opens the statement of an account. */
export const StatementButton = ({ to }: { to: string }) => {
  const translate = useTranslate();
  return (
    <ForRole action="payments.read">
      <Button component={Link} to={to} size="small" variant="outlined">
        {translate('shop.statement.title')}
      </Button>
    </ForRole>
  );
};
