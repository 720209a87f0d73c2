import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';

interface Props<R extends RaRecord> {
  card: (record: R) => ReactNode;
}

/** The phone's form of a table: one block per record, with the record in context. */
export const RecordCards = <R extends RaRecord>({ card }: Props<R>) => {
  const { data = [] } = useListContext<R>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Box component="li" sx={{ px: 2, py: 1.5 }}>
            {card(record)}
          </Box>
          <Divider component="li" aria-hidden />
        </RecordContextProvider>
      ))}
    </Box>
  );
};
