import { BulkExportButton } from 'react-admin';

/** The one thing that is safe to do to many documents at once. */
export const bulkExport = <BulkExportButton />;
