import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type Identifier, useTranslate } from 'react-admin';
import { statusOf } from '../api/errors';
import { formatMoment } from '../format';
import type { HistoryEntryResponse } from '@shop/contract/api';
import { actionKey, describeChange, changesToShow } from './historyText';
import { useHistory } from './useHistory';
import { useUserNames } from './useUserNames';
import { SectionCard } from '../ui/cards';

/** The number of entries at first, and on demand. */
const FIRST = 6;
const MAX = 200;

interface EntryProps {
  entry: HistoryEntryResponse;
  resource: string;
  nameOf: (userId: string) => string | undefined;
}

const Entry = ({ entry, resource, nameOf }: EntryProps) => {
  const translate = useTranslate();
  const who = entry.actor?.name ?? translate('shop.history.shop');
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}>
      <Typography variant="body2">
        <strong>{translate(actionKey(entry), { _: entry.action })}</strong> · {who} ·{' '}
        <Box component="time" dateTime={entry.at} sx={{ color: 'text.secondary' }}>
          {formatMoment(entry.at)}
        </Box>
      </Typography>
      {changesToShow(entry).map((change) => {
        const { field, from, to } = describeChange(change, { translate, resource, nameOf });
        return (
          <Typography key={change.field} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {translate('shop.history.change', { field, from, to })}
          </Typography>
        );
      })}
    </Box>
  );
};

const Entries = ({ entries, resource }: { entries: readonly HistoryEntryResponse[]; resource: string }) => {
  const nameOf = useUserNames(entries);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <Entry key={entry._id} entry={entry} resource={resource} nameOf={nameOf} />
      ))}
    </Box>
  );
};

/** The changes of a record: by whom, when and of which fields, the latest first. */
export const HistoryPanel = ({ resource, id }: { resource: string; id: Identifier }) => {
  const translate = useTranslate();
  const [whole, setWhole] = useState(false);
  const { data: entries, error, isPending } = useHistory({ resource, id }, whole ? MAX : FIRST);
  const text = (key: string) => translate(`shop.history.${key}`);
  // The page itself shows that the record does not exist.
  if (statusOf(error) === 404) return null;
  return (
    <SectionCard title="shop.history.title">
      {isPending && <Typography color="text.secondary">{text('loading')}</Typography>}
      {error && <Typography color="text.secondary">{text('failed')}</Typography>}
      {entries && <Entries entries={entries} resource={resource} />}
      {!whole && entries?.length === FIRST && (
        <Button size="small" onClick={() => setWhole(true)}>
          {text('all')}
        </Button>
      )}
    </SectionCard>
  );
};
