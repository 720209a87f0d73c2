import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { CreditAccount } from '../../kit/api/shopCalls';
import { formatAed, formatDay } from '../../kit/format';
import type { OrderRecord, QuoteRecord } from '../../types';
import type { CreditStandingResponse } from '@shop/contract/api';
import type { ShopDataProvider } from '../../kit/api/dataProvider';

/** The use of an account's credit limit, and the amount of its cheques. */
export const useCreditStanding = (account: CreditAccount) => {
  const server = useDataProvider<ShopDataProvider>();
  return useQuery({ queryKey: ['credit-standing', account], queryFn: () => server.getCreditStanding(account) });
};

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

interface Props {
  account: CreditAccount;
  /** An additional amount in AED, for example the total of a quote. */
  amount?: number;
}

/** The account of a stored document: its company, or its buyer as a person. */
export const accountOfDocument = ({
  company,
  user,
}: Pick<QuoteRecord | OrderRecord, 'company' | 'user'>): CreditAccount =>
  company ? { company } : { person: user._id };

/** The use of an account's credit limit, and its cheques; nothing without either. */
export const CreditPanel = ({ account, amount = 0 }: Props) => {
  const translate = useTranslate();
  const { data, isError } = useCreditStanding(account);
  if (isError) {
    return (
      <Alert severity="error" sx={{ width: '100%' }}>
        {translate('shop.credit.failed')}
      </Alert>
    );
  }
  if (data === undefined) return null;
  const cheques = <ChequeStanding standing={data} />;
  if (data.left === null || data.creditLimit === null) return cheques;
  const isBeyond = amount > data.left;
  const figures = {
    limit: formatAed(data.creditLimit),
    open: formatAed(data.open.amount),
    overdue: formatAed(data.overdue.amount),
    unbilled: formatAed(data.unbilled.amount),
    credit: formatAed(data.creditBalance),
    left: formatAed(data.left),
  };
  return (
    <>
      <Alert severity={isBeyond ? 'warning' : 'info'} sx={{ width: '100%' }}>
        {translate('shop.credit.standing', figures)} {isBeyond && translate('shop.credit.beyond')}
      </Alert>
      {cheques}
    </>
  );
};
