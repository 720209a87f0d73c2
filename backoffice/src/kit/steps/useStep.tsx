import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { Confirm, type RaRecord, useDataProvider, useNotify, useRefresh, useResourceContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { ShopDataProvider } from '../api/dataProvider';
import { useFailureNotice } from '../ui/useFailureNotice';
import { unsavedForm } from '../ui/unsavedChanges';
import { useUnsavedQuestion } from '../ui/useUnsavedQuestion';
import type { NextStep } from './nextStep';

/** Locked in the same tick: a second click would find the button drawn as before. */
const useCall = <R extends RaRecord>({ does }: NextStep<R>) => {
  const server = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const isLocked = useRef(false);
  const onError = useFailureNotice('call' in does ? does.failed : '');
  const { mutate, isPending } = useMutation({
    mutationFn: (record: R) => ('call' in does ? does.call(server, record) : Promise.resolve()),
    onSuccess: () => 'call' in does && notify(does.done, { type: 'success' }),
    onError,
    // A refusal means that the screen is out of date.
    onSettled: () => {
      isLocked.current = false;
      refresh();
    },
  });
  const call = (record: R) => {
    if (isLocked.current) return;
    isLocked.current = true;
    mutate(record);
  };
  return { call, isPending };
};

/** The record as the server told it last: what was saved a moment ago is in the cache before it is on the screen. */
const useLatest = <R extends RaRecord>(record: R): (() => R) => {
  const resource = useResourceContext();
  const cache = useQueryClient();
  return () => cache.getQueryData<R>([resource, 'getOne', { id: String(record.id), meta: undefined }]) ?? record;
};

/** Saves the form of the page, and then acts; where saving fails, the form says why. */
const useSavingFirst = () => {
  const [isSaving, setSaving] = useState(false);
  const isLocked = useRef(false);
  const saveFirst = async (act: () => void) => {
    const save = unsavedForm()?.save;
    if (!save) return act();
    if (isLocked.current) return;
    isLocked.current = true;
    setSaving(true);
    const isSaved = await save();
    isLocked.current = false;
    setSaving(false);
    if (isSaved) act();
  };
  return { saveFirst, isSaving };
};

interface Step {
  press: () => void;
  isPending: boolean;
  /** Questions and dialogs of the step; belong into what the component renders. */
  dialogs: ReactElement;
}

/** Does a step after the questions that come first. One that is not allowed says why. */
export const useStep = <R extends RaRecord>(step: NextStep<R>, record: R): Step => {
  const { does, isAllowed, why } = step;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const notify = useNotify();
  const latest = useLatest(record);
  const { call, isPending } = useCall(step);
  const { guard, question } = useUnsavedQuestion({ mayDiscard: false });
  const { saveFirst, isSaving } = useSavingFirst();
  const [asking, setAsking] = useState<{ title: string; text: string }>();
  const [isOpen, setOpen] = useState(false);

  const start = () => {
    const present = latest();
    if (!isAllowed(present)) notify(why(present), { type: 'warning' });
    else if ('to' in does) void navigate(does.to(present), { state: { cameFrom: pathname } });
    else if ('Dialog' in does) setOpen(true);
    else if (does.question?.(present)) setAsking(does.question(present));
    else call(present);
  };
  const confirm = () => {
    setAsking(undefined);
    call(latest());
  };
  return {
    press: () => {
      if (!isAllowed(record)) start();
      else if (step.savesFirst) void saveFirst(start);
      else guard(start);
    },
    isPending: isPending || isSaving,
    dialogs: (
      <>
        {question}
        {asking && (
          <Confirm
            isOpen
            title={asking.title}
            content={asking.text}
            onConfirm={confirm}
            onClose={() => setAsking(undefined)}
          />
        )}
        {isOpen && 'Dialog' in does && <does.Dialog record={latest()} close={() => setOpen(false)} />}
      </>
    ),
  };
};
