import MailOutlined from '@mui/icons-material/MailOutlined';
import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import { lazyPage } from '../kit/lazyPage';
import type { ShopResource } from '../resource';

export const shop: readonly ShopResource[] = [
  {
    name: 'mail',
    place: 140,
    group: 'shop',
    access: { read: 'mail.read' },
    icon: MailOutlined,
    shortcut: 'l',
    recordRepresentation: 'subject',
    list: lazyPage(() => import('./mail/MailList')),
    show: lazyPage(() => import('./mail/MailShow')),
  },
  {
    name: 'move-ins',
    place: 200,
    group: 'shop',
    access: { read: 'moveIns.read' },
    icon: MoveToInboxOutlined,
    recordRepresentation: 'number',
    list: lazyPage(() => import('./moveIns/MoveInPage')),
    pages: { ':id/:kind': lazyPage(() => import('./moveIns/MoveInFile')) },
  },
  {
    name: 'api-keys',
    place: 202,
    group: 'shop',
    access: { read: 'keys.read' },
    icon: VpnKeyOutlined,
    recordRepresentation: 'name',
    list: lazyPage(() => import('./connections/ApiKeyList')),
  },
  {
    name: 'webhooks',
    place: 204,
    group: 'shop',
    access: { read: 'keys.read' },
    icon: WebhookOutlined,
    recordRepresentation: 'url',
    list: lazyPage(() => import('./connections/WebhooksPage')),
  },
  // A single record: its form replaces the list.
  {
    name: 'settings',
    place: 210,
    group: 'shop',
    access: { read: 'settings.write', update: ['settings.write'] },
    icon: TuneOutlined,
    shortcut: 's',
    recordRepresentation: 'name',
    list: lazyPage(() => import('./settings/SettingsPage')),
    pages: { ':section': lazyPage(() => import('./settings/SettingsPage')) },
  },
];
