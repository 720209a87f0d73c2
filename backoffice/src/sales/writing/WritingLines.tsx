import { Alert, Box, Button, Stack, TextField } from '@mui/material';
import { dubaiDay } from '@shop/contract/dubai-day';
import { readMail } from '@shop/contract/mails/read-mail';
import { isNotRead, MAX_LINE_LENGTH, MAX_ORDER_LINES } from '@shop/contract/order-lines';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CopiedPrices, Earlier } from '../../kit/api/writingCalls';
import { type OpenLine, sortResolved } from '../../kit/lines/lineRules';
import { LinesInput } from '../../kit/lines/LinesInput';
import type { Beside } from '../../kit/lines/LineRow';
import { PastedLines } from '../../kit/lines/PastedLines';
import { useLines } from '../../kit/lines/useLines';
import type { LineResponse } from '@shop/contract/api';
import type { ProductRecord } from '../../types';
import { AgreedPrices } from '../account/AgreedPrices';
import { LineFacts } from '../account/LineFacts';
import { EarlierDocument } from './EarlierDocument';
import type { WritingForm } from './writingRules';
import { useServerCall } from '../../kit/ui/useServerCall';

/** Pasted lines that wait for a decision. */
const useOpenLines = () => {
  const { getValues, setValue } = useFormContext<WritingForm>();
  const setOpen = (lines: OpenLine[]) => setValue('open', lines, { shouldDirty: true });
  return {
    open: useWatch<WritingForm, 'open'>({ name: 'open' }),
    addOpen: (lines: readonly OpenLine[]) => setOpen([...getValues('open'), ...lines]),
    close: ({ key }: OpenLine) => setOpen(getValues('open').filter((line) => line.key !== key)),
  };
};

/** Adds lines to the staff note, such as the parts in which the goods are to be delivered. */
const useNote = () => {
  const { getValues, setValue } = useFormContext<WritingForm>();
  return (lines: string) => {
    const notes = [getValues('adminToAdminNote'), lines].filter(Boolean);
    setValue('adminToAdminNote', notes.join('\n'), { shouldDirty: true });
  };
};

/** Reads a list in any format: certain products become lines, the others wait for a decision. */
const usePaste = (addOpen: (lines: readonly OpenLine[]) => void) => {
  const addNote = useNote();
  const { basis, addAll } = useLines();
  const turn = useRef(0);
  return useServerCall(
    async (server, text: string) => {
      const { lines, details, aside } = readMail(text, dubaiDay(new Date()));
      const texts = lines.map((line) => line.slice(0, MAX_LINE_LENGTH));
      const resolved = await server.resolveLines(texts.slice(0, MAX_ORDER_LINES));
      const ids = resolved.products.map(({ _id }) => _id);
      // The response for the shop contains no costs.
      const { data } = ids.length === 0 ? { data: [] } : await server.getMany<ProductRecord>('products', { ids });
      turn.current += 1;
      const items = resolved.lines.filter((line) => !isNotRead(line));
      return {
        ...sortResolved({ lines: items }, data, { basis, key: String(turn.current) }),
        rest: texts.slice(MAX_ORDER_LINES),
        note: details.note ?? '',
        notRead: [...aside, ...resolved.lines.filter(isNotRead).map(({ text }) => text)],
      };
    },
    {
      failed: 'shop.writing.paste_failed',
      onSuccess: (sorted) => {
        addAll(sorted.lines);
        addOpen(sorted.open);
        addNote(sorted.note);
      },
    },
  );
};

const useCopy = () => {
  const { addAll } = useLines();
  return useServerCall(
    (server, { from, prices }: { from: Earlier; prices: CopiedPrices }) => server.getCopiedLines(from, prices),
    {
      failed: 'shop.writing.copy_failed',
      onSuccess: (copied) => addAll(copied.lines.map((line) => ({ ...line, _id: '' }))),
    },
  );
};

/** Products of an earlier document that were deleted. */
export const GoneProducts = ({ names }: { names: readonly string[] }) => {
  const translate = useTranslate();
  if (names.length === 0) return null;
  return (
    <Alert severity="info" sx={{ width: '100%', my: 1 }}>
      {translate('shop.writing.gone', { names: names.join(', ') })}
    </Alert>
  );
};

/** Lines of a pasted text that are no items. */
const NotRead = ({ lines }: { lines: readonly string[] }) => {
  const translate = useTranslate();
  if (lines.length === 0) return null;
  return (
    <Alert severity="info" sx={{ width: '100%', my: 1 }}>
      <details>
        <summary>{translate('shop.writing.not_read', { count: lines.length })}</summary>
        <Box component="ul" sx={{ m: 0 }}>
          {lines.map((line, index) => (
            <li key={`${String(index)} ${line}`} dir="auto">
              {line}
            </li>
          ))}
        </Box>
      </details>
    </Alert>
  );
};

interface PasteProps {
  isPending: boolean;
  /** Resolves to the rest of a list that is too long. */
  onPaste: (text: string) => Promise<string>;
}

const PasteField = ({ isPending, onPaste }: PasteProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  if (!isOpen) {
    return <Button onClick={() => setOpen(true)}>{translate('shop.writing.paste')}</Button>;
  }
  const read = () =>
    void onPaste(text).then(
      (rest) => {
        setText(rest);
        setOpen(rest !== '');
      },
      () => undefined,
    );
  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        multiline
        autoFocus
        fullWidth
        minRows={3}
        maxRows={12}
        value={text}
        onChange={(event) => setText(event.target.value)}
        label={translate('shop.writing.paste')}
        helperText={translate('shop.writing.paste_help')}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" loading={isPending} disabled={text.trim() === ''} onClick={read}>
          {translate('shop.writing.read')}
        </Button>
        <Button color="inherit" onClick={() => setOpen(false)}>
          {translate('ra.action.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
};

const Facts = (props: Beside) => {
  const user = useWatch<WritingForm, 'user._id'>({ name: 'user._id' });
  return <LineFacts {...props} account={user === null ? null : { user }} />;
};

/** The lines of a new document: typed, pasted, or copied from an earlier document. */
export const WritingLines = () => {
  const { basis, add } = useLines();
  const { open, addOpen, close } = useOpenLines();
  const paste = usePaste(addOpen);
  const copy = useCopy();
  const user = useWatch<WritingForm, 'user._id'>({ name: 'user._id' });
  const settle = (line: OpenLine, made: LineResponse | null) => {
    if (made !== null) add(made);
    close(line);
  };
  const read = (text: string) => paste.mutateAsync(text).then(({ rest }) => rest.join('\n'));
  return (
    <>
      <AgreedPrices account={user === null ? null : { user }}>
        <LinesInput disabled={false} beside={Facts} onPaste={(text) => void read(text).catch(() => undefined)} />
      </AgreedPrices>
      <PastedLines open={open} basis={basis} onSettle={settle} />
      <NotRead lines={paste.data?.notRead ?? []} />
      <GoneProducts names={copy.data?.gone ?? []} />
      <Stack sx={{ width: '100%', gap: 1, mt: 1, alignItems: 'flex-start' }}>
        <PasteField isPending={paste.isPending} onPaste={read} />
        <EarlierDocument disabled={copy.isPending} onTake={(from, prices) => copy.mutate({ from, prices })} />
      </Stack>
    </>
  );
};
