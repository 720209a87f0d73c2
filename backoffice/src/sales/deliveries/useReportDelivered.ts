import type { DeliveryResponse } from '@shop/contract/api';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useMay } from '../../kit/auth/useMay';
import { deliveryPath, PROOF_WANTED } from '../../paths';

/** Reports a saved delivery. The store goes on with its proof: a photo is taken while the goods are handed over. */
export const useReportDelivered = (done: string): ((delivery: DeliveryResponse) => void) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const isOffice = useMay('orders.write');
  return ({ _id, status }) => {
    notify(done, { type: 'success' });
    if (!isOffice && status === 'Delivered') void navigate(`${deliveryPath(_id)}?${PROOF_WANTED}`);
  };
};
