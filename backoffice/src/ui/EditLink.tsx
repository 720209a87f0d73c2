import EditOutlined from '@mui/icons-material/EditOutlined';
import { useRecordContext, useResourceContext } from 'react-admin';
import { editPath } from '../paths';
import { LinkIconButton } from './LinkIconButton';

export const EditLink = () => {
  const record = useRecordContext();
  const resource = useResourceContext();
  if (!record || !resource) return null;
  return (
    <LinkIconButton
      to={editPath(resource, record.id)}
      label="shop.action.edit"
      icon={<EditOutlined fontSize="small" />}
    />
  );
};
