import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

/** One record: its form stands where others have their list. */
export const settings: ShopResource = {
  name: 'settings',
  access: { read: 'settings.write', update: ['settings.write'] },
  icon: TuneOutlined,
  shortcut: 's',
  recordRepresentation: 'name',
  list: lazyPage(() => import('./SettingsPage')),
};
