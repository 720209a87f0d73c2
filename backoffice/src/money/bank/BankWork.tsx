import { Button, Stack } from '@mui/material';
import type { OpenBankLineResponse } from '@shop/contract/api';
import { MAX_ACCEPTED } from '@shop/contract/bank';
import { MAX_CHOSEN } from '@shop/contract/limits';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatAed } from '../../kit/format';
import { type PortionCall, PortionsDialog, sumOf } from './PortionsDialog';
import { useOpenLines } from './useOpenLines';

const accept: PortionCall = (server, lines) =>
  server.acceptBankLines(lines.map(({ _id, version }) => ({ _id, version })));
const setAside: PortionCall = (server, lines) => server.setBankLinesAside(lines.map(({ _id }) => _id));

const WORKS = {
  accept: {
    call: accept,
    size: MAX_ACCEPTED,
    isMeant: ({ suggestion }: OpenBankLineResponse) => suggestion?.isCertain === true,
  },
  set_aside: { call: setAside, size: MAX_CHOSEN, isMeant: ({ rule }: OpenBankLineResponse) => rule !== null },
};
type Work = keyof typeof WORKS;

/** Buttons that do one thing with all open lines of the list that allow it, each with their number and sum. */
export const BankWork = () => {
  const translate = useTranslate();
  const { data = [] } = useOpenLines();
  const [open, setOpen] = useState<{ work: Work; lines: readonly OpenBankLineResponse[] }>();
  const works = (['accept', 'set_aside'] as const).map((work) => ({ work, lines: data.filter(WORKS[work].isMeant) }));
  const meant = works.filter(({ lines }) => lines.length > 0);
  return (
    <>
      {meant.length > 0 && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', px: 2, py: 1 }}>
          {meant.map(({ work, lines }) => (
            <Button
              key={work}
              size="small"
              variant={work === 'accept' ? 'contained' : 'outlined'}
              onClick={() => setOpen({ work, lines })}
            >
              {translate(`resources.bank-lines.${work}.open`, {
                count: lines.length,
                amount: formatAed(sumOf(lines)),
              })}
            </Button>
          ))}
        </Stack>
      )}
      {open && (
        <PortionsDialog
          texts={`resources.bank-lines.${open.work}`}
          lines={open.lines}
          call={WORKS[open.work].call}
          size={WORKS[open.work].size}
          close={() => setOpen(undefined)}
        />
      )}
    </>
  );
};
