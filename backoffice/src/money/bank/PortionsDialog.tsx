import { Button, LinearProgress, Typography } from '@mui/material';
import type { BankBatchResponse, OpenBankLineResponse } from '@shop/contract/api';
import { toAed, toFils } from '@shop/contract/money';
import { useRef, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { leftOutText } from '../../i18n/refusalText';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatAed, formatDay } from '../../kit/format';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import { TitledDialog } from '../../kit/ui/TitledDialog';
import { useServerCall } from '../../kit/ui/useServerCall';

/** The open amounts together, without a sign: money in less money out. */
export const sumOf = (lines: readonly OpenBankLineResponse[]): number =>
  Math.abs(toAed(lines.reduce((sum, { left, amount }) => sum + Math.sign(amount) * toFils(left), 0)));

const nameOf = ({ bookedOn, amount, text }: OpenBankLineResponse): string =>
  [formatDay(bookedOn), formatAed(amount), text].filter(Boolean).join(' · ');

export type PortionCall = (
  server: ShopDataProvider,
  lines: readonly OpenBankLineResponse[],
) => Promise<BankBatchResponse>;

interface Props {
  /** The part of the translation keys before `title`, `text`, `confirm`, `done` and `failed`. */
  texts: string;
  lines: readonly OpenBankLineResponse[];
  call: PortionCall;
  /** The lines of one call. */
  size: number;
  close: () => void;
}

/** Calls the server for one portion of the lines after the other, until all are done or the user stops. */
const usePortions = ({ texts, lines, call, size, close }: Props) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const isStopped = useRef(false);
  const [passed, setPassed] = useState(0);
  const run = useServerCall(
    async (server) => {
      const sum: BankBatchResponse = { done: 0, leftOut: [] };
      for (let start = 0; start < lines.length && !isStopped.current; start += size) {
        const { done, leftOut } = await call(server, lines.slice(start, start + size));
        sum.done += done;
        sum.leftOut.push(...leftOut);
        setPassed(Math.min(start + size, lines.length));
      }
      return sum;
    },
    {
      failed: `${texts}.failed`,
      onSuccess: ({ done, leftOut }) => {
        if (leftOut.length > 0) return;
        notify(`${texts}.done`, { type: 'success', messageArgs: { count: done } });
        close();
      },
      onSettled: (_result, error) => {
        refresh();
        // The button then counts what is open yet.
        if (error) close();
      },
    },
  );
  const stop = () => {
    isStopped.current = true;
  };
  return { ...run, passed, stop };
};

/** Shows the number and the sum of lines, does one thing for all of them, and names those that were skipped. */
export const PortionsDialog = (props: Props) => {
  const { texts, lines, close } = props;
  const translate = useTranslate();
  const onFirstClick = useOnFirstClick();
  const { mutate, isPending, data, passed, stop } = usePortions(props);
  const values = { count: lines.length, amount: formatAed(sumOf(lines)) };
  const [byId] = useState(() => new Map(lines.map((line) => [line._id, nameOf(line)])));
  return (
    <TitledDialog
      title={translate(`${texts}.title`, values)}
      close={isPending ? undefined : close}
      maxWidth="sm"
      actions={
        <>
          {isPending && <Button onClick={stop}>{translate('resources.bank-lines.portions.stop')}</Button>}
          {!isPending && (
            <Button onClick={close}>{translate(data === undefined ? 'ra.action.cancel' : 'ra.action.close')}</Button>
          )}
          {data === undefined && (
            <Button variant="contained" loading={isPending} onClick={onFirstClick(() => mutate())}>
              {translate(`${texts}.confirm`, values)}
            </Button>
          )}
        </>
      }
    >
      {data === undefined && <Typography>{translate(`${texts}.text`, values)}</Typography>}
      {isPending && (
        <>
          <LinearProgress
            variant="determinate"
            aria-label={translate(`${texts}.title`, values)}
            value={(passed / lines.length) * 100}
            sx={{ my: 2 }}
          />
          <Typography role="status">
            {translate('resources.bank-lines.portions.progress', { done: passed, count: lines.length })}
          </Typography>
        </>
      )}
      {data && (
        <>
          <Typography role="status">
            {translate(`${texts}.done`, { count: data.done })}{' '}
            {translate('resources.bank-lines.portions.left_out', { count: data.leftOut.length })}
          </Typography>
          <ul>
            {data.leftOut.map((one) => (
              <li key={one._id}>
                <bdi>{leftOutText({ ...one, number: byId.get(one._id) ?? '' })}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </TitledDialog>
  );
};
