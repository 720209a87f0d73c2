import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRoleActions } from '../../kit/auth/useMay';
import { issueCreditNotePath, returnGoodsPath } from '../../paths';
import type { OrderRecord } from '../../types';
import { standingInvoices } from './orderRules';

/** Opens the return page of goods that are not invoiced; otherwise the credit note of the latest invoice. */
export const ReturnGoodsButton = () => {
  const order = useRecordContext<OrderRecord>();
  const translate = useTranslate();
  const may = useRoleActions();
  if (!order) return null;
  const { id, orderItems, allowedActions } = order;
  const isUnbilled = allowedActions.includes('returnGoods');
  const invoice = standingInvoices(order).at(-1);
  if (!isUnbilled && !invoice) return null;
  if (!may(isUnbilled ? 'orders.deliver' : 'creditNotes.issue')) return null;
  const hasGoods = orderItems.some(({ qty, returnedQty }) => returnedQty < qty);
  return (
    <Button
      component={Link}
      to={invoice && !isUnbilled ? issueCreditNotePath(invoice._id, true) : returnGoodsPath(id)}
      size="small"
      startIcon={<AssignmentReturnOutlined />}
      disabled={!hasGoods}
    >
      {translate('resources.orders.return_goods')}
    </Button>
  );
};
