import { Alert } from '@mui/material';
import type { CreditStandingResponse } from '@shop/contract/api';
import { useTranslate } from 'react-admin';
import { formatAed, formatDay } from '../../kit/format';

type Cheques = Pick<CreditStandingResponse, 'coveredByCheques' | 'bounced'>;

/** The amount that cheques of an account are still to bring, and how many were returned; nothing without either. */
export const ChequeStanding = ({ standing: { coveredByCheques, bounced } }: { standing: Cheques }) => {
  const translate = useTranslate();
  if (coveredByCheques === 0 && bounced.last === null) return null;
  return (
    <Alert severity={bounced.last === null ? 'info' : 'warning'} sx={{ width: '100%' }}>
      {coveredByCheques > 0 && translate('shop.credit.covered', { amount: formatAed(coveredByCheques) })}{' '}
      {bounced.last !== null &&
        translate('shop.credit.bounced', { count: bounced.count, day: formatDay(bounced.last) })}
    </Alert>
  );
};
