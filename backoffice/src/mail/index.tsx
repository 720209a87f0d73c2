import MailOutlined from '@mui/icons-material/MailOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const MailList = lazy(() => import('./MailList'));

export const mail: ResourceProps = {
  name: 'mail',
  icon: MailOutlined,
  list: MailList,
  recordRepresentation: 'subject',
};
