import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { formatDay } from '../../kit/format';
import { addressOf } from '@shop/contract/client';
import type { SupplierDocumentResponse } from '@shop/contract/api';
import { Badge } from '../../kit/ui/StatusBadge';
import { DocumentDialog } from './DocumentDialog';
import { key, stateText, TONES } from './documentState';
import { useReportedCall } from '../../kit/ui/useReportedCall';

interface Props {
  document: SupplierDocumentResponse;
  /** True if the user may change it. */
  mayChange: boolean;
}

/** Number and dates, and a link to the file. */
const Facts = ({ document }: Pick<Props, 'document'>) => {
  const translate = useTranslate();
  const { kind, number, issuedOn, expiresOn, file } = document;
  if (file === null) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate(key(`about.${kind}`))}
      </Typography>
    );
  }
  const facts = [
    number === '' ? '' : translate(key('facts.number'), { number }),
    issuedOn === null ? '' : translate(key('facts.issued'), { day: formatDay(issuedOn) }),
    translate(key(expiresOn === null ? 'facts.no_end' : 'facts.until'), { day: formatDay(expiresOn) }),
  ];
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {facts.filter((fact) => fact !== '').join(' · ')}
      </Typography>
      <Link
        href={addressOf('/api/supplier-documents/{kind}/file', { path: { kind } })}
        target="_blank"
        rel="noopener"
        variant="body2"
      >
        <bdi>{file.name}</bdi>
      </Link>
    </>
  );
};

const RemoveButton = ({ document }: Pick<Props, 'document'>) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useReportedCall((server) => server.removeSupplierDocument(document), {
    done: key('notifications.removed'),
    failed: key('notifications.remove_failed'),
    onSettled: () => setAsking(false),
  });
  const named = { document: translate(key(`kinds.${document.kind}`)) };
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={translate(key('remove_named'), named)}
        onClick={() => setAsking(true)}
      >
        {translate(key('remove'))}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={translate(key('sure_title'), named)}
        content={key('sure')}
        confirm={key('remove')}
        confirmColor="warning"
        onConfirm={() => {
          if (!isPending) mutate();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

/** One document: its validity, its file, and its buttons. */
export const DocumentRow = ({ document, mayChange }: Props) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { kind, state, file } = document;
  const [name, values] = stateText(document);
  const named = { document: translate(key(`kinds.${kind}`)) };
  const action = file === null ? 'add' : 'change';
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, py: 1.25, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography component="h3" sx={{ fontWeight: 650 }}>
            {named.document}
          </Typography>
          <Badge tone={TONES[state]} label={translate(key(`state.${name}`), values)} />
        </Stack>
        <Facts document={document} />
      </Box>
      {mayChange && (
        <Stack direction="row" spacing={1}>
          <Button size="small" aria-label={translate(key(`${action}_named`), named)} onClick={() => setOpen(true)}>
            {translate(key(action))}
          </Button>
          {file !== null && <RemoveButton document={document} />}
        </Stack>
      )}
      {isOpen && <DocumentDialog document={document} close={() => setOpen(false)} />}
    </Stack>
  );
};
