import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { addressOf } from '@shop/contract/client';
import {
  MAX_SUPPLIER_FILE_BYTES,
  SUPPLIER_DOCUMENTS,
  SUPPLIER_FILE_TYPES,
  type SupplierDocumentKind,
} from '@shop/contract/supplier-pack';
import { DateInput, useNotify, useTranslate } from 'react-admin';
import { QueryState } from '../../kit/ui/QueryState';
import { SectionCard } from '../../kit/ui/cards';
import { key, useSupplierDocuments, validityOf } from './SupplierNotice';
import type { SupplierDocumentResponse } from '@shop/contract/api';
import { useMay } from '../../kit/auth/useMay';
import { AskTwiceButton } from '../../kit/ui/AskTwiceButton';
import { Badge } from '../../kit/ui/StatusBadge';
import { useReportedCall } from '../../kit/ui/useServerCall';
import { useState } from 'react';
import { textOf } from '../../kit/formValues';
import { FileButton } from '../../kit/ui/FileButton';
import { FormDialog } from '../../kit/ui/FormDialog';

const TEXTS = {
  title: key('dialog.title'),
  save: key('dialog.save'),
  done: key('notifications.saved'),
  failed: key('notifications.save_failed'),
};

/** @param version that is replaced; undefined if the document is missing */
const StoreDocument = ({ kind, version }: { kind: SupplierDocumentKind; version: number | undefined }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [file, setFile] = useState<File | null>(null);
  const choose = (chosen: File) => {
    const isKnown = SUPPLIER_FILE_TYPES.some((type) => type === chosen.type);
    if (isKnown && chosen.size <= MAX_SUPPLIER_FILE_BYTES) setFile(chosen);
    else notify(key('limits'), { type: 'error' });
  };
  const named = { document: translate(key(`kinds.${kind}`)) };
  return (
    <>
      <FileButton
        label={translate(key(version === undefined ? 'add_named' : 'change_named'), named)}
        accept={SUPPLIER_FILE_TYPES.join(',')}
        size="small"
        onFiles={([chosen]) => chosen && choose(chosen)}
      />
      {file && (
        <FormDialog
          texts={TEXTS}
          textArgs={named}
          resource="supplier-documents"
          record={{}}
          save={({ expiresOn }, server) =>
            server.putSupplierDocument(kind, file, { expiresOn: textOf(expiresOn), version })
          }
          close={() => setFile(null)}
        >
          <bdi>{file.name}</bdi>
          <DateInput source="expiresOn" helperText={key('help.expiresOn')} />
        </FormDialog>
      )}
    </>
  );
};

/** One kind of document: its file, its validity, and its buttons. */
const DocumentRow = ({ kind, document }: { kind: SupplierDocumentKind; document?: SupplierDocumentResponse }) => {
  const translate = useTranslate();
  const mayChange = useMay('settings.write');
  const { mutate: remove, isPending } = useReportedCall((server) => server.removeSupplierDocument(kind), {
    done: key('notifications.removed'),
    failed: key('notifications.remove_failed'),
  });
  const name = translate(key(`kinds.${kind}`));
  const { state, tone, values } = document
    ? validityOf(document)
    : ({ state: 'missing', tone: 'neutral', values: {} } as const);
  const label = translate(key(`state.${state}`), values);
  const file = addressOf('/api/supplier-documents/{kind}/file', { path: { kind } });
  const link = { href: file, target: '_blank', rel: 'noopener' };
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, py: 1.25, borderTop: 1, borderColor: 'divider', alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" sx={{ fontWeight: 650 }}>
          {document ? <Link {...link}>{name}</Link> : name} <Badge tone={tone} label={label} />
        </Typography>
        {translate(key(document ? (document.expiresOn === null ? 'no_end' : 'until') : `about.${kind}`), values)}
      </Box>
      {mayChange && <StoreDocument kind={kind} version={document?.version} />}
      {mayChange && document && (
        <AskTwiceButton
          label={translate(key('remove'))}
          ariaLabel={translate(key('remove_named'), { document: name })}
          sureLabel={translate(key('sure'), { document: name })}
          isPending={isPending}
          onSure={() => remove()}
          size="small"
        />
      )}
    </Stack>
  );
};

/** Separate from the form of the settings: each document is saved on its own. */
export const SupplierDocuments = () => {
  const translate = useTranslate();
  const query = useSupplierDocuments();
  const { data } = query;
  return (
    <SectionCard title={key('title')} isBusy={query.isPending}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: 720 }}>
        {translate(key('lead'))} {translate(key('limits'))}
      </Typography>
      <QueryState query={query} failed={key('list.failed')} loading={key('list.loading')} />
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
    </SectionCard>
  );
};
