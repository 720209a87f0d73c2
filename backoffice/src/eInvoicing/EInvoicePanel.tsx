import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Button } from '@mui/material';
import { type Identifier, useTranslate } from 'react-admin';
import type { EInvoiceSource } from '../kit/api/eInvoiceCalls';
import { addressOf } from '@shop/contract/client';
import { at } from '../kit/api/client';
import type { FindingResponse } from '@shop/contract/api';
import { SectionTitle } from '../kit/ui/fields';
import { TransmissionSection } from './TransmissionSection';
import { FindingList } from './FindingList';
import { useServerQuery } from '../kit/api/useServerQuery';

interface Props {
  resource: EInvoiceSource;
  id: Identifier;
  /** The record's version: the check is repeated after a change. */
  version: number;
}

/** Shows the e-invoice of a document: its XML, or the missing data with links to the pages for correcting it. */
export const EInvoicePanel = ({ resource, id, version }: Props) => {
  const translate = useTranslate();
  const { data, isError, isPending, refetch } = useServerQuery([resource, 'e-invoice', id, version], (server) =>
    server.getEInvoiceFindings(resource, id),
  );
  if (data && !data.isNeeded) return null;
  return (
    <Box component="section" sx={{ my: 2 }} aria-busy={isPending}>
      <SectionTitle text="resources.e_invoice.title" />
      {isPending && <Alert severity="info">{translate('resources.e_invoice.checking')}</Alert>}
      {isError && (
        <Alert
          severity="error"
          action={<Button onClick={() => void refetch()}>{translate('shop.action.retry')}</Button>}
        >
          {translate('resources.e_invoice.failed')}
        </Alert>
      )}
      {data?.isReady && <Ready resource={resource} id={id} />}
      {data && !data.isReady && <Missing findings={data.findings} />}
      {data && isIssued(resource) && <TransmissionSection id={id} version={version} />}
    </Box>
  );
};

/** The resources whose documents already have an e-invoice. */
type Issued = 'invoices' | 'credit-notes';

const isIssued = (resource: EInvoiceSource): resource is Issued =>
  resource === 'invoices' || resource === 'credit-notes';

const Ready = ({ resource, id }: Omit<Props, 'version'>) => {
  const translate = useTranslate();
  const download = isIssued(resource) && (
    <Button
      color="inherit"
      size="small"
      startIcon={<FileDownloadOutlined />}
      href={addressOf(`/api/${resource}/{id}/e-invoice`, at(id))}
      download
    >
      {translate('resources.e_invoice.download')}
    </Button>
  );
  return (
    <Alert severity="success" action={download}>
      {translate('resources.e_invoice.ready')}
    </Alert>
  );
};

const Missing = ({ findings }: { findings: FindingResponse[] }) => {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      {translate('resources.e_invoice.missing', { count: findings.length })}
      <FindingList findings={findings} />
    </Alert>
  );
};
