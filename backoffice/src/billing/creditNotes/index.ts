import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

export const creditNotes: ShopResource = {
  name: 'credit-notes',
  access: { read: 'invoices.read', create: 'creditNotes.issue' },
  icon: AssignmentReturnOutlined,
  shortcut: 'n',
  recordRepresentation: 'creditNoteNumber',
  list: lazyPage(() => import('./CreditNoteList')),
  show: lazyPage(() => import('./CreditNoteShow')),
};
