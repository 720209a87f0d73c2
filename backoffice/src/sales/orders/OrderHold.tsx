import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { CreditPanel } from '../../billing/credit/CreditPanel';
import type { OrderRecord } from '../../types';

const HELD = { creditLimit: 'held', approval: 'held_for_approval' } as const;

/** A notice that the order exceeds the credit limit, or was released from it. */
export const OrderHold = ({ order: { hold, released, user, status } }: { order: OrderRecord }) => {
  const translate = useTranslate();
  return (
    <>
      {hold && <Alert severity="warning">{translate(`shop.credit.${HELD[hold.reason]}`)}</Alert>}
      {released && <Alert severity="info">{translate('shop.credit.was_released', { ...released })}</Alert>}
      {status === 'Processing' && <CreditPanel user={user._id} />}
    </>
  );
};
