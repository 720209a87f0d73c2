import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMay } from '../../kit/auth/useMay';
import { addressOf } from '@shop/contract/client';
import { filteredListPath } from '../../paths';
import type { SupplierDocumentResponse } from '@shop/contract/api';
import { FailureBox } from '../../kit/ui/FailureBox';
import { SectionTitle } from '../../kit/ui/fields';
import { DocumentRow } from './DocumentRow';
import { key } from './documentState';
import { useSupplierDocuments } from './useSupplierDocuments';

/** The pack for buyers, and who downloaded it. */
const PackActions = ({ documents }: { documents: readonly SupplierDocumentResponse[] }) => {
  const translate = useTranslate();
  const seesActivity = useMay('activity.see');
  const isEmpty = documents.every(({ file }) => file === null);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1, alignItems: 'center' }}>
      {isEmpty ? (
        <Typography variant="body2" color="text.secondary">
          {translate(key('preview_none'))}
        </Typography>
      ) : (
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          href={addressOf('/api/supplier-pack/file', {})}
          download
        >
          {translate(key('preview'))}
        </Button>
      )}
      {seesActivity && (
        <Button component={Link} to={filteredListPath('activity', { action: 'supplier pack made' })}>
          {translate(key('activity'))}
        </Button>
      )}
    </Stack>
  );
};

/**
 * The documents by which buyers check the shop. Separate from the form of the settings: each document is saved on its
 * own.
 */
export const SupplierDocuments = () => {
  const translate = useTranslate();
  const mayChange = useMay('settings.write');
  const { data, isPending, isError, refetch } = useSupplierDocuments();
  return (
    <Card component="section" aria-label={translate(key('title'))} aria-busy={isPending} sx={{ mt: 2 }}>
      <CardContent>
        <SectionTitle text={key('title')} />
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: 720 }}>
          {translate(key('lead'))}
        </Typography>
        {isPending && <Typography color="text.secondary">{translate(key('list.loading'))}</Typography>}
        {isError && <FailureBox text={translate(key('list.failed'))} onRetry={() => void refetch()} />}
        {data && (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.map((document) => (
                <DocumentRow key={document.kind} document={document} mayChange={mayChange} />
              ))}
            </Box>
            <PackActions documents={data} />
          </>
        )}
      </CardContent>
    </Card>
  );
};
