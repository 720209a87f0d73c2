import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { addressOf } from '@shop/contract/client';
import { SUPPLIER_DOCUMENTS } from '@shop/contract/supplier-pack';
import { useTranslate } from 'react-admin';
import { FailureBox } from '../../kit/ui/FailureBox';
import { SectionTitle } from '../../kit/ui/fields';
import { DocumentRow } from './DocumentRow';
import { key, useSupplierDocuments } from './documentValidity';

/**
 * The documents by which buyers check the shop. Separate from the form of the settings: each document is saved on its
 * own.
 */
export const SupplierDocuments = () => {
  const translate = useTranslate();
  const { data, isPending, isError, refetch } = useSupplierDocuments();
  return (
    <Card component="section" aria-label={translate(key('title'))} aria-busy={isPending} sx={{ mt: 2 }}>
      <CardContent>
        <SectionTitle text={key('title')} />
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: 720 }}>
          {translate(key('lead'))} {translate(key('limits'))}
        </Typography>
        {isPending && <Typography color="text.secondary">{translate(key('list.loading'))}</Typography>}
        {isError && <FailureBox text={translate(key('list.failed'))} onRetry={() => void refetch()} />}
        {data && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {SUPPLIER_DOCUMENTS.map((kind) => (
              <DocumentRow key={kind} kind={kind} document={data.find((one) => one.kind === kind)} />
            ))}
          </Box>
        )}
        {data && data.length > 0 && (
          <Button
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            href={addressOf('/api/supplier-documents/pack', {})}
            download
          >
            {translate(key('preview'))}
          </Button>
        )}
      </CardContent>
    </Card>
  );
};
