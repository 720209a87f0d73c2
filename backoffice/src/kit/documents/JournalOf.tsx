import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import { Button, Drawer, Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import type { JournalEntryResponse } from '@shop/contract/api';
import type { JournalResource } from '@shop/contract/books';
import { useId, useState } from 'react';
import { type Identifier, useTranslate } from 'react-admin';
import { ForRole } from '../auth/ForRole';
import { dayText, formatAed } from '../format';
import { HeadRow } from '../ui/HeadRow';
import { QueryState } from '../ui/QueryState';
import { useServerQuery } from '../api/useServerQuery';

const text = (key: string) => `resources.book-packs.${key}`;
const figure = (amount: number): string => (amount === 0 ? '' : formatAed(amount));

const Entry = ({ entry: { day, kind, lines } }: { entry: JournalEntryResponse }) => {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {translate(text(`kind.${kind}`))} · {dayText(day)}
      </Typography>
      <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums', '& td, & th': { px: 0.75 } }}>
        <HeadRow texts={[text('account')]} numbers={[text('debit'), text('credit')]} />
        <TableBody>
          {lines.map(({ role, code, name, about, debit, credit }, index) => (
            <TableRow key={`${role} ${String(index)}`}>
              <TableCell>
                <bdi>
                  {code} {name}
                </bdi>
                <Typography variant="caption" component="div" color="text.secondary">
                  <bdi>{about}</bdi>
                </Typography>
              </TableCell>
              <TableCell align="right">{figure(debit)}</TableCell>
              <TableCell align="right">{figure(credit)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
};

const Entries = ({ resource, id }: { resource: JournalResource; id: Identifier }) => {
  const translate = useTranslate();
  const { data, ...query } = useServerQuery(['journal', resource, id], (server) =>
    server.getJournalOf(resource, String(id)),
  );
  if (query.error || !data) return <QueryState query={query} failed={text('load_failed')} />;
  if (data.length === 0) return <Typography color="text.secondary">{translate(text('nothing_booked'))}</Typography>;
  return data.map((entry) => <Entry key={entry._id} entry={entry} />);
};

/** The journal entries of a document, in a drawer. */
export const JournalOf = (of: { resource: JournalResource; id: Identifier }) => {
  const translate = useTranslate();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <ForRole action="tax.read">
      <Button size="small" startIcon={<MenuBookOutlined />} onClick={() => setOpen(true)} sx={{ displayPrint: 'none' }}>
        {translate(text('journal'))}
      </Button>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: { xs: '100%', sm: 460 }, p: 2 } },
        }}
      >
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography id={titleId} variant="h6" component="h2">
            {translate(text('journal'))}
          </Typography>
          <Button onClick={() => setOpen(false)}>{translate('ra.action.close')}</Button>
        </Stack>
        {isOpen && <Entries {...of} />}
      </Drawer>
    </ForRole>
  );
};
