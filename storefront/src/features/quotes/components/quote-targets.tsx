import { MAX_LENGTH, MAX_QTY } from '@shop/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { ApiError, serverMessage } from '../../../lib/api-error';
import type { QuoteResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { numberInput } from '../../../lib/number-input';
import { threadQuery, useSetTargets } from '../api/quote-thread';
import { emptyTarget, isTarget, latestTargets, readTarget, type TypedTarget, type TargetField } from '../targets';
import styles from './quote-conversation.module.css';
import { nameOfLine } from '@shop/contract/names';

/** The buyer states a target price or quantity for each line. */
export function QuoteTargets({ quote }: { quote: QuoteResponse }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const { data: thread } = useQuery(threadQuery(quote._id));
  if (!isOpen || thread === undefined) {
    return (
      <Button variant="secondary" disabled={thread === undefined} onClick={() => setOpen(true)}>
        {t('target.open')}
      </Button>
    );
  }
  return <TargetForm quote={quote} present={latestTargets(thread.messages)} close={() => setOpen(false)} />;
}

interface TargetFormProps {
  quote: QuoteResponse;
  present: ReadonlyMap<string, TypedTarget>;
  close: () => void;
}

const panel = cx(ui.sheet, ui.stack4, ui.padded, styles.panel);

function TargetForm({ quote, present, close }: TargetFormProps) {
  const { t, language } = useI18n();
  const titleId = useId();
  const [typed, setTyped] = useState(present);
  const [wasSent, setSent] = useState(false);
  const { mutate, isPending, error } = useSetTargets(quote._id);
  const lines = quote.requestedItems.map((line) => ({ line, target: typed.get(line._id) ?? emptyTarget }));
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setSent(true);
    const read = lines.map(({ line, target }) => ({ ...readTarget(target), line: line._id }));
    if (isPending || read.some(({ problems }) => problems.size > 0)) return;
    const targets = read.map(({ problems: _problems, ...target }) => target).filter(isTarget);
    mutate(
      { lines: targets },
      {
        onSuccess: () => {
          notify('success', t('target.sent'));
          close();
        },
      },
    );
  };
  return (
    <form className={panel} aria-labelledby={titleId} onSubmit={send} noValidate>
      <h2 id={titleId} className={styles.title}>
        {t('target.title')}
      </h2>
      <p className={ui.note}>{t('target.lead')}</p>
      <div className={ui.stack4}>
        {lines.map(({ line, target }) => (
          <TargetFields
            key={line._id}
            name={nameOfLine(line, language)}
            target={target}
            isNet={quote.tax?.basis === 'exclusive'}
            isChecked={wasSent}
            change={(field, text) => setTyped(new Map(typed).set(line._id, { ...target, [field]: text }))}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className={ui.alert}>
          {error instanceof ApiError ? serverMessage(error, t('target.failed')) : t('target.failed')}
        </p>
      )}
      <div className={cx(ui.row3, ui.middle)}>
        <Button type="submit" disabled={isPending}>
          {isPending ? t('target.sending') : t('target.send')}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t('target.cancel')}
        </Button>
      </div>
    </form>
  );
}

interface TargetFieldsProps {
  name: string;
  target: TypedTarget;
  isNet: boolean;
  /** Errors are shown after the form was sent. */
  isChecked: boolean;
  change: (field: TargetField, text: string) => void;
}

function TargetFields({ name, target, isNet, isChecked, change }: TargetFieldsProps) {
  const { t } = useI18n();
  const { problems } = readTarget(target);
  const problemAt = (field: TargetField, text: string) => (isChecked && problems.has(field) ? text : undefined);
  return (
    <fieldset className={styles.line}>
      <legend>
        <bdi>{name}</bdi>
      </legend>
      <div className={styles.fields}>
        <TextField
          label={isNet ? t('target.priceNet') : t('target.price')}
          {...numberInput(target.price, (text) => change('price', text), 2)}
          dir="ltr"
          error={problemAt('price', t('target.badPrice'))}
        />
        <TextField
          label={t('target.quantity')}
          {...numberInput(target.quantity, (text) => change('quantity', text))}
          dir="ltr"
          error={problemAt('quantity', t('target.badQuantity', { max: MAX_QTY }))}
        />
        <TextField
          label={t('target.note')}
          dir="auto"
          maxLength={MAX_LENGTH.lineText}
          value={target.note}
          onChange={({ target }) => change('note', target.value)}
        />
      </div>
    </fieldset>
  );
}
