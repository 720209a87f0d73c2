import { Alert, Button, Stack, Typography } from '@mui/material';
import type { MoveInResponse } from '@shop/contract/api';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useMay } from '../../kit/auth/useMay';
import { formatDay } from '../../kit/format';
import { AskTwiceButton } from '../../kit/ui/AskTwiceButton';
import { SectionTitle } from '../../kit/ui/fields';
import { FormDialog } from '../../kit/ui/FormDialog';
import { MoveInForm } from './MoveInForm';
import { NumbersDialog } from './NumbersDialog';
import { MoveInReport } from './MoveInReport';
import { MoveInSteps } from './MoveInSteps';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { PageCard } from '../../kit/ui/cards';
import { QueryState } from '../../kit/ui/QueryState';
import { useReportedCall } from '../../kit/ui/useServerCall';

const text = (key: string) => `resources.move-ins.${key}`;
const shownDay = (day: string): string => formatDay(startOfDubaiDay(day).toISOString());

/** Source and days in one line. */
const useSummary = () => {
  const translate = useTranslate();
  return ({ number, source, switchDay, lastFiled }: MoveInResponse): string =>
    [
      number,
      translate(text(`source.${source}`)),
      translate(text('from_day'), { day: shownDay(switchDay) }),
      ...(lastFiled === '' ? [] : [translate(text('filed_until'), { day: shownDay(lastFiled) })]),
    ].join(' · ');
};

/** Finishes a move-in. The server needs a reason if a balance differs. */
const FinishDialog = ({ moveIn, close }: { moveIn: MoveInResponse; close: () => void }) => {
  const translate = useTranslate();
  return (
    <FormDialog
      resource="move-ins"
      record={{ reason: '' }}
      texts={{
        title: text('finish.title'),
        save: text('finish.save'),
        done: text('finish.done'),
        failed: text('finish.failed'),
      }}
      save={({ reason }, server) => server.finishMoveIn(moveIn._id, typeof reason === 'string' ? reason : '')}
      close={close}
    >
      <Typography sx={{ mb: 2 }}>{translate(text('finish.lead'))}</Typography>
      <TextInput source="reason" fullWidth multiline />
    </FormDialog>
  );
};

const OpenMoveIn = ({ moveIn, mayRun }: { moveIn: MoveInResponse; mayRun: boolean }) => {
  const translate = useTranslate();
  const summary = useSummary();
  const [dialog, setDialog] = useState<'edit' | 'numbers' | 'finish' | null>(null);
  const { mutate: cancel, isPending } = useReportedCall((server) => server.undoMoveIn(moveIn._id), {
    done: text('cancelled'),
    failed: text('cancel_failed'),
  });
  return (
    <>
      <Typography sx={{ mb: 2 }}>{summary(moveIn)}</Typography>
      <MoveInSteps moveIn={moveIn} mayRun={mayRun} />
      <MoveInReport moveIn={moveIn} />
      {mayRun && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 3 }}>
          <Button variant="contained" onClick={() => setDialog('finish')}>
            {translate(text('finish.action'))}
          </Button>
          <Button onClick={() => setDialog('edit')}>{translate(text('edit'))}</Button>
          <Button onClick={() => setDialog('numbers')}>{translate(text('numbers.action'))}</Button>
          <AskTwiceButton
            label={translate(text('cancel'))}
            sureLabel={translate(text('cancel_sure'))}
            isPending={isPending}
            onSure={() => cancel()}
          />
        </Stack>
      )}
      {dialog === 'edit' && <MoveInForm moveIn={moveIn} close={() => setDialog(null)} />}
      {dialog === 'numbers' && <NumbersDialog moveIn={moveIn} close={() => setDialog(null)} />}
      {dialog === 'finish' && <FinishDialog moveIn={moveIn} close={() => setDialog(null)} />}
    </>
  );
};

const Begin = ({ mayRun }: { mayRun: boolean }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: 760 }}>{translate(text('lead'))}</Typography>
      {mayRun && (
        <Button variant="contained" onClick={() => setOpen(true)}>
          {translate(text('begin'))}
        </Button>
      )}
      {isOpen && <MoveInForm moveIn={null} close={() => setOpen(false)} />}
    </>
  );
};

/** /move-ins: the steps of the open move-in, or the beginning of one; below it the earlier ones. */
const MoveInPage = () => {
  const translate = useTranslate();
  const summary = useSummary();
  const mayRun = useMay('moveIns.run');
  const { data, error, isPending, refetch } = useServerQuery(['move-ins'], (server) => server.getMoveIns());
  const open = data?.find(({ status }) => status === 'Open');
  const ended = data?.filter(({ status }) => status !== 'Open') ?? [];
  return (
    <PageCard title={text('title')}>
      <QueryState query={{ error, isPending, refetch }} failed={text('load_failed')} />
      {data && (open ? <OpenMoveIn moveIn={open} mayRun={mayRun} /> : <Begin mayRun={mayRun} />)}
      {ended.length > 0 && <SectionTitle text={text('earlier')} />}
      {ended.map((one) => (
        <Alert key={one._id} severity={one.status === 'Live' ? 'success' : 'info'} sx={{ mb: 1 }}>
          {translate(text(`status.${one.status}`))} · {summary(one)}
          {one.liveReason !== '' && ` · ${one.liveReason}`}
        </Alert>
      ))}
    </PageCard>
  );
};

export default MoveInPage;
