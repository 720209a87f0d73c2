import { Typography } from '@mui/material';
import { formatAed } from '../../kit/format';
import type { CompanyAccountRecord } from '../../types';
import { useCompanyAccount } from './useCompanyAccount';

interface Props {
  company: string;
  figure: 'balance' | 'overdue' | 'coveredByCheques';
}

const isBad = (figure: Props['figure'], { overdue }: CompanyAccountRecord) => figure === 'overdue' && overdue > 0;

/** A figure of the account of a company in AED, in a list. */
export const AccountFigure = ({ company, figure }: Props) => {
  const account = useCompanyAccount(company);
  return (
    <Typography component="span" variant="body2" color={account && isBad(figure, account) ? 'error' : undefined}>
      {formatAed(account?.[figure])}
    </Typography>
  );
};
