import ReceiptOutlined from '@mui/icons-material/ReceiptOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

export const receipts: ShopResource = {
  name: 'receipts',
  access: { read: 'payments.read', create: 'payments.record', delete: 'payments.refund' },
  icon: ReceiptOutlined,
  shortcut: 'e',
  recordRepresentation: 'receiptNumber',
  list: lazyPage(() => import('./ReceiptList')),
  create: lazyPage(() => import('./RecordReceipt')),
  show: lazyPage(() => import('./ReceiptShow')),
};
