import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import { Button, Drawer, Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import type { JournalEntryResponse } from '@shop/contract/api';
import type { JournalResource } from '@shop/contract/books';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import { useId, useState } from 'react';
import { type Identifier, useTranslate } from 'react-admin';
import { reasonOf } from '../api/errors';
import { ForRole } from '../auth/ForRole';
import { formatAed, formatDay } from '../format';
import { FailureBox } from '../ui/FailureBox';
import { HeadRow } from '../ui/HeadRow';
import { useServerQuery } from '../api/useServerQuery';

const text = (key: string) => `resources.book-packs.${key}`;
const figure = (amount: number): string => (amount === 0 ? '' : formatAed(amount));

const Entry = ({ entry: { day, kind, lines } }: { entry: JournalEntryResponse }) => {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {translate(text(`kind.${kind}`))} · {formatDay(startOfDubaiDay(day).toISOString())}
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
  const { data, error, isPending, refetch } = useServerQuery(['journal', resource, id], (server) =>
    server.getJournalOf(resource, String(id)),
  );
  if (error) {
    return <FailureBox text={reasonOf(error) ?? translate(text('load_failed'))} onRetry={() => void refetch()} />;
  }
  if (isPending) return <Typography color="text.secondary">{translate('ra.page.loading')}</Typography>;
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
