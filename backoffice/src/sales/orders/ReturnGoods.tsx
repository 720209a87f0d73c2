import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRoleActions } from '../../people/auth/useMay';
import { issueCreditNotePath, returnGoodsPath } from '../../paths';
import type { OrderRecord } from '../../types';

/** Opens the credit note that returns goods of an invoiced order; before the invoice, the return page of the order. */
export const ReturnGoodsButton = () => {
  const order = useRecordContext<OrderRecord>();
  const translate = useTranslate();
  const may = useRoleActions();
  if (!order) return null;
  const { id, invoice, invoiceCredited, orderItems, allowedActions } = order;
  const isBilled = invoice !== null && !invoiceCredited;
  if (!isBilled && !allowedActions.includes('returnGoods')) return null;
  if (!may(isBilled ? 'creditNotes.issue' : 'orders.deliver')) return null;
  const hasGoods = orderItems.some(({ qty, returnedQty }) => returnedQty < qty);
  return (
    <Button
      component={Link}
      to={isBilled ? issueCreditNotePath(invoice._id, true) : returnGoodsPath(id)}
      size="small"
      startIcon={<AssignmentReturnOutlined />}
      disabled={!hasGoods}
    >
      {translate('resources.orders.return_goods')}
    </Button>
  );
};
