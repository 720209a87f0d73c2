import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import {
  Alert,
  Button,
  Checkbox,
  FormControlLabel,
  List,
  ListItem,
  ListItemText,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import type { BookExportResponse } from '@shop/contract/api';
import { EXPORT_TARGETS, type ExportTarget } from '@shop/contract/books';
import { addressOf } from '@shop/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../../kit/auth/useMay';
import { dayText, formatAed, formatMoment } from '../../kit/format';
import { QueryState } from '../../kit/ui/QueryState';
import { SectionTitle } from '../../kit/ui/fields';
import type { Period } from '../../kit/ui/periods';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { useServerCall } from '../../kit/ui/useServerCall';

const text = (key: string) => `resources.book-packs.export.${key}`;
const EXPORTS = ['book-exports'];
const LOAD_FAILED = 'resources.book-packs.load_failed';
const NAMES: Readonly<Record<ExportTarget, string>> = { tally: 'TallyPrime', zoho: 'Zoho Books' };
const Export = ({ of, mayExport }: { of: BookExportResponse; mayExport: boolean }) => {
  const translate = useTranslate();
  const queries = useQueryClient();
  const onFirstClick = useOnFirstClick();
  const { mutate: takeBack, isPending } = useServerCall((server) => server.takeBackBookExport(of._id), {
    failed: text('take_back_failed'),
    onSuccess: () => queries.invalidateQueries({ queryKey: EXPORTS }),
  });
  const facts = [
    translate(text('entries'), { count: of.count, amount: formatAed(of.debit) }),
    translate('resources.book-packs.made', { day: formatMoment(of.createdAt), by: of.by }),
    ...(of.takenBackAt
      ? [translate(text('taken_back'), { day: formatMoment(of.takenBackAt), by: of.takenBackBy })]
      : []),
  ];
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap' }}>
      <ListItemText
        primary={`${NAMES[of.target]}: ${dayText(of.from)} – ${dayText(of.to)}`}
        secondary={facts.join(' · ')}
      />
      {mayExport && (
        <Stack direction="row" spacing={1}>
          <Button
            size="small"
            startIcon={<DownloadOutlined />}
            href={addressOf('/api/book-exports/{id}/file', { path: { id: of._id } })}
            download
          >
            {translate('resources.book-packs.download')}
          </Button>
          {of.takenBackAt === null && (
            <Button size="small" startIcon={<UndoOutlined />} disabled={isPending} onClick={onFirstClick(takeBack)}>
              {translate(text('take_back'))}
            </Button>
          )}
        </Stack>
      )}
    </ListItem>
  );
};

const Software = ({ target, onChange }: { target: ExportTarget; onChange: (target: ExportTarget) => void }) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={target}
      aria-label={translate(text('software'))}
      onChange={(_, value: ExportTarget | null) => onChange(value ?? target)}
    >
      {EXPORT_TARGETS.map((one) => (
        <ToggleButton key={one} value={one}>
          {NAMES[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

/** The entries of the period that accounting software does not have yet, and the button that exports them. */
const NewEntries = ({ period, mayExport }: { period: Period; mayExport: boolean }) => {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [target, setTarget] = useState<ExportTarget>('tally');
  const [withOpenings, setWithOpenings] = useState(false);
  const { data, ...query } = useServerQuery([...EXPORTS, target, period.from, period.to], (server) =>
    server.getNewEntries({ target, ...period }),
  );
  const onFirstClick = useOnFirstClick();
  const { mutate: make, isPending } = useServerCall(
    (server) => server.makeBookExport({ target, ...period, openings: withOpenings }),
    { failed: text('make_failed'), onSuccess: () => queries.invalidateQueries({ queryKey: EXPORTS }) },
  );
  const { count = 0, debit = 0, openings = 0, exported = 0, changed = [] } = data ?? {};
  const found =
    count === 0
      ? translate(text(exported === 0 ? 'no_entries' : 'nothing_new'))
      : translate(text('fresh'), { count, amount: formatAed(debit) });
  return (
    <>
      <Stack direction="row" spacing={2} useFlexGap sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Software target={target} onChange={setTarget} />
        {mayExport && (
          <Button
            variant="contained"
            disabled={isPending || count + (withOpenings ? openings : 0) === 0}
            onClick={onFirstClick(make)}
          >
            {translate(text('make'))}
          </Button>
        )}
        {data && !query.error && <Typography>{found}</Typography>}
      </Stack>
      {mayExport && openings > 0 && (
        <FormControlLabel
          control={<Checkbox checked={withOpenings} onChange={(_, checked) => setWithOpenings(checked)} />}
          label={translate(text('openings'), { count: openings })}
        />
      )}
      {changed.length > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate(text('changed'), { numbers: changed.join(', ') })}
        </Alert>
      )}
      <QueryState query={query} failed={LOAD_FAILED} />
    </>
  );
};

/** Exports to accounting software: new entries of the period, and earlier exports. */
export const BookExports = ({ period }: { period: Period }) => {
  const translate = useTranslate();
  const mayExport = useMay('books.export');
  const { data, ...query } = useServerQuery(EXPORTS, (server) => server.getBookExports());
  return (
    <>
      <SectionTitle text={text('title')} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1, maxWidth: 760 }}>
        {translate(text('help'))}
      </Typography>
      <NewEntries period={period} mayExport={mayExport} />
      <QueryState query={query} failed={LOAD_FAILED} />
      {data?.length === 0 && <Typography color="text.secondary">{translate(text('none'))}</Typography>}
      <List dense>
        {data?.map((of) => (
          <Export key={of._id} of={of} mayExport={mayExport} />
        ))}
      </List>
    </>
  );
};
