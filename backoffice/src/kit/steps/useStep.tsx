import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useContext, useRef, useState } from 'react';
import {
  Confirm,
  type RaRecord,
  useDataProvider,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { ShopDataProvider } from '../api/dataProvider';
import { editedRecordOf } from '../record/editedRecord';
import { PageFormContext } from '../record/PageForm';
import { useFailureNotice } from '../ui/useFailureNotice';
import { useUnsavedQuestion } from '../ui/useUnsavedQuestion';
import { isStepAllowed, labelOf, type NextStep, type StepQuestion } from './nextStep';

/** A step that saves the form of its page. Locked in the same tick, like a call: a second click would still find the button enabled. */
const useSaving = <R extends RaRecord>(does: NextStep<R>['does']) => {
  const form = useContext(PageFormContext)?.form;
  const isLocked = useRef(false);
  const [isPending, setPending] = useState(false);
  const settle = (isRunning: boolean) => {
    isLocked.current = isRunning;
    setPending(isRunning);
  };
  const save = () => {
    if (!('saves' in does) || !form?.current || isLocked.current) return;
    settle(true);
    void form.current.saveWith(does.saves).finally(() => settle(false));
  };
  return { save, isPending };
};

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
    // A refusal means that the page is stale.
    onSettled: () => {
      isLocked.current = false;
      refresh();
    },
  });
  const saving = useSaving(does);
  const call = (record: R) => {
    if ('saves' in does) return saving.save();
    if (isLocked.current) return;
    isLocked.current = true;
    mutate(record);
  };
  return { call, isPending: isPending || saving.isPending };
};

/** The record of the form, from the cache: a saved change is there before it is rendered. */
const useLatest = <R extends RaRecord>(record: R): (() => R) => {
  const resource = useResourceContext() ?? '';
  const cache = useQueryClient();
  return () => editedRecordOf<R>(cache, resource, record.id) ?? record;
};

interface Step<R> {
  /** @param whole the complete record, if a row of a list is not complete */
  press: (whole?: R) => void;
  isPending: boolean;
  /** Dialogs of the step; the component must render them. */
  dialogs: ReactElement;
}

/** Runs a step after its confirmations. A disallowed step shows the reason. */
export const useStep = <R extends RaRecord>(step: NextStep<R>, record: R): Step<R> => {
  const { does, why, whyValues } = step;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const notify = useNotify();
  const translate = useTranslate();
  const latest = useLatest(record);
  const { call, isPending } = useCall(step);
  const { guard, question } = useUnsavedQuestion({ mayDiscard: false });
  const [asking, setAsking] = useState<StepQuestion>();
  const [isOpen, setOpen] = useState(false);

  const start = (present: R) => {
    if (!isStepAllowed(step, present))
      notify(why?.(present) ?? '', { type: 'warning', messageArgs: whyValues?.(present) });
    else if ('to' in does) void navigate(does.to(present), { state: { cameFrom: pathname } });
    else if ('Dialog' in does) setOpen(true);
    else if ('call' in does && does.question?.(present)) setAsking(does.question(present));
    else call(present);
  };
  const confirm = () => {
    setAsking(undefined);
    call(latest());
  };
  return {
    press: (whole) => {
      const begin = () => start(whole ?? latest());
      if (!isStepAllowed(step, record) || 'saves' in does) begin();
      else guard(begin);
    },
    isPending,
    dialogs: (
      <>
        {question}
        {asking && (
          <Confirm
            isOpen
            title={asking.title}
            content={asking.text}
            confirm={translate(labelOf(step, record), step.labelValues?.(record))}
            onConfirm={confirm}
            onClose={() => setAsking(undefined)}
          />
        )}
        {isOpen && 'Dialog' in does && <does.Dialog record={latest()} close={() => setOpen(false)} />}
      </>
    ),
  };
};
