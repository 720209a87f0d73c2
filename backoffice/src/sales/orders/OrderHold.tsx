import { isOpenOrder } from '@shop/contract/statuses';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Needs } from '../../kit/auth/Needs';
import { accountOfDocument, CreditPanel } from '../../money/credit/CreditPanel';
import type { OrderRecord } from '../../types';
import { HELD } from './orderRules';

/** A notice that the order is held, or was released. */
export const OrderHold = ({ order }: { order: OrderRecord }) => {
  const { hold, released, status } = order;
  const translate = useTranslate();
  return (
    <>
      {hold && <Alert severity="warning">{translate(HELD[hold.reason])}</Alert>}
      {released && <Alert severity="info">{translate('shop.credit.was_released', { ...released })}</Alert>}
      {isOpenOrder(status) && (
        <Needs action="prices.read">
          <CreditPanel account={accountOfDocument(order)} />
        </Needs>
      )}
    </>
  );
};
