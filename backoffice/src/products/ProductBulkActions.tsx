import Block from '@mui/icons-material/Block';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { BulkExportButton, BulkUpdateButton } from 'react-admin';

/** What may be done to many products at once: nothing that can't be undone, and no money. */
export const ProductBulkActions = () => (
  <>
    <BulkExportButton />
    <BulkUpdateButton
      label="resources.products.bulk.available"
      icon={<CheckCircleOutlined />}
      data={{ isAvailable: true }}
    />
    <BulkUpdateButton label="resources.products.bulk.unavailable" icon={<Block />} data={{ isAvailable: false }} />
    <BulkUpdateButton label="resources.products.bulk.show" icon={<VisibilityOutlined />} data={{ isActive: true }} />
    <BulkUpdateButton
      label="resources.products.bulk.hide"
      icon={<VisibilityOffOutlined />}
      data={{ isActive: false }}
    />
  </>
);
