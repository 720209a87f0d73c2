import ManageSearchOutlined from '@mui/icons-material/ManageSearchOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

/** One record: its form stands where others have their list. */
export const synonyms: ShopResource = {
  name: 'synonyms',
  access: { read: 'products.write', update: ['products.write'] },
  icon: ManageSearchOutlined,
  shortcut: 'y',
  recordRepresentation: '_id',
  list: lazyPage(() => import('./SynonymsPage')),
};
