import { Box, Link, Stack, Typography } from '@mui/material';
import type { SupplierDocumentResponse } from '@shop/contract/api';
import { addressOf } from '@shop/contract/client';
import type { SupplierDocumentKind } from '@shop/contract/supplier-pack';
import { useTranslate } from 'react-admin';
import { useMay } from '../../kit/auth/useMay';
import { AskTwiceButton } from '../../kit/ui/AskTwiceButton';
import { Badge } from '../../kit/ui/StatusBadge';
import { useReportedCall } from '../../kit/ui/useServerCall';
import { StoreDocument } from './StoreDocument';
import { key, validityOf } from './documentValidity';

const RemoveButton = ({ kind }: { kind: SupplierDocumentKind }) => {
  const translate = useTranslate();
  const { mutate, isPending } = useReportedCall((server) => server.removeSupplierDocument(kind), {
    done: key('notifications.removed'),
    failed: key('notifications.remove_failed'),
  });
  const named = { document: translate(key(`kinds.${kind}`)) };
  return (
    <AskTwiceButton
      label={translate(key('remove'))}
      ariaLabel={translate(key('remove_named'), named)}
      sureLabel={translate(key('sure'), named)}
      isPending={isPending}
      onSure={() => mutate()}
      size="small"
    />
  );
};

const MISSING = { state: 'missing', tone: 'neutral', values: {} } as const;

interface Props {
  kind: SupplierDocumentKind;
  /** undefined if missing. */
  document: SupplierDocumentResponse | undefined;
}

/** One kind of document: its file, its validity, and its buttons. */
export const DocumentRow = ({ kind, document }: Props) => {
  const translate = useTranslate();
  const mayChange = useMay('settings.write');
  const name = translate(key(`kinds.${kind}`));
  const { state, tone, values } = document ? validityOf(document) : MISSING;
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
      {mayChange && document && <RemoveButton kind={kind} />}
    </Stack>
  );
};
