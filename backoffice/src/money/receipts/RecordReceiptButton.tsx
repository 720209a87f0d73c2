import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ForRole } from '../../kit/auth/ForRole';
import { recordChequePath, recordReceiptPath } from '../../paths';

interface Props {
  payer: 'company' | 'user';
  id: string;
}

/** Opens the form of a new receipt, or of a cheque, for this customer. */
export const RecordReceiptButton = ({ payer, id }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <ForRole action="payments.record">
        <Button component={Link} to={recordReceiptPath(payer, id)} size="small" variant="outlined">
          {translate('resources.receipts.record')}
        </Button>
      </ForRole>
      <ForRole action="cheques.keep">
        <Button component={Link} to={recordChequePath(payer, id)} size="small" variant="outlined">
          {translate('resources.cheques.record')}
        </Button>
      </ForRole>
    </>
  );
};
