import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useRecordContext } from 'react-admin';
import { orderPath } from '../paths';
import type { OrderRecord } from '../records';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { EditLink } from '../ui/EditLink';
import { LinkIconButton } from '../ui/LinkIconButton';

/** View, edit and delete of one order. */
export const OrderActions = () => {
  const order = useRecordContext<OrderRecord>();
  if (!order) return null;
  return (
    <>
      <LinkIconButton
        to={orderPath(order.id)}
        label="shop.action.view"
        icon={<VisibilityOutlined fontSize="small" />}
      />
      <EditLink />
      <DeleteRecordButton allowed={order.allowedActions.includes('delete')} />
    </>
  );
};
