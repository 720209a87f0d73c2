import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { type RaRecord, RecordContextProvider, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatAed } from '../format';
import type { LineResponse } from '@shop/contract/api';
import type { Billed } from '../documents/exportLines';
import { usePreviewedRecord } from './listPreview';
import { lineName } from '../lines/lineName';
import { StepButton, turned } from './StepButton';

interface Props<R extends RaRecord> {
  card: ComponentType<{ record: R }>;
  /** The lines of a document. */
  billedOf?: ((record: R) => Billed) | undefined;
}

const paper = { width: 340, flexShrink: 0, ml: 2, mt: 8, p: 2, alignSelf: 'flex-start', position: 'sticky', top: 64 };
const Lines = ({ lines }: { lines: readonly LineResponse[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1.5, borderTop: 1, borderColor: 'divider' }}>
    {lines.map((line) => (
      <Stack
        key={line._id}
        component="li"
        direction="row"
        spacing={1}
        sx={{ py: 0.5, justifyContent: 'space-between' }}
      >
        <Typography variant="body2" sx={{ minWidth: 0 }}>
          <bdi>
            {line.qty} × {lineName(line)}
          </bdi>
        </Typography>
        <Typography variant="body2" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {formatAed(line.qtyPrice)}
        </Typography>
      </Stack>
    ))}
  </Box>
);

/** Shows a record beside the list; J and K move through the rows. */
export const ListPreview = <R extends RaRecord>({ card: Card, billedOf }: Props<R>) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { record, next, previous } = usePreviewedRecord();
  if (!record) return null;
  const shown = record as R;
  return (
    <Paper component="aside" variant="outlined" aria-label={translate('shop.list.preview')} sx={paper}>
      <Stack direction="row" sx={{ mb: 1, alignItems: 'center', ...turned }}>
        <StepButton name="previous" onClick={previous} />
        <StepButton name="next" onClick={next} />
        <Box sx={{ flex: 1 }} />
        <Button size="small" component={Link} to={`/${resource ?? ''}/${record.id}`} data-shortcut="open">
          {translate('shop.list.open')}
        </Button>
      </Stack>
      <RecordContextProvider value={shown}>
        <Card record={shown} />
      </RecordContextProvider>
      {billedOf && <Lines lines={billedOf(shown).lines} />}
    </Paper>
  );
};
