import { MAX_LENGTH } from '@shop/contract/limits';
import { DECLINE_REASONS, type DeclineReason } from '@shop/contract/offers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField, TextAreaField, TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { ApiError, serverMessage } from '../../../lib/api-error';
import type { LinkedQuoteResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { isAboveLimit } from '../api/answer-quote';
import { acceptByLink, declineByLink, linkedQuoteQuery, requestAcceptanceByLink, sendCode } from '../api/quote-link';
import type { ChosenLines } from '../use-chosen-lines';
import { AboveLimit } from './above-limit';
import { useConfirmation } from './offer-lines';
import { CodeField, codeIn, WithCode } from './with-code';
import styles from './linked-quote.module.css';

type Decision = 'accept' | 'decline';

interface AnswerProps {
  quote: LinkedQuoteResponse;
  token: string;
  choice: ChosenLines;
  /** Called if the quote has changed since it was shown. */
  reload: () => void;
}

/** The buyer may accept, has an address for the code, and does not wait for an approval. */
export const isAcceptable = ({ allowedActions, codeTo, isApprovalWaiting }: LinkedQuoteResponse): boolean =>
  allowedActions.includes('accept') && codeTo !== null && !isApprovalWaiting;

/** Accepts or declines the quote, with the code that is mailed to its buyer. */
export function AnswerByLink({ quote, token, choice, reload }: AnswerProps) {
  const { t } = useI18n();
  const confirmation = useConfirmation(quote, choice);
  const [decision, setDecision] = useState<Decision | null>(null);
  const { chosen, lines } = choice;
  const { status, allowedActions, codeTo, isApprovalWaiting } = quote;
  if (status === 'Confirmed') return <Notice kind="success">{t('link.accepted')}</Notice>;
  if (status === 'Rejected') return <Notice kind="info">{t('link.declined')}</Notice>;
  if (!allowedActions.includes('accept')) return null;
  if (codeTo === null) return <Notice kind="info">{t('link.noEmail')}</Notice>;
  return (
    <section className={styles.answer} aria-label={t('link.accept')}>
      {isApprovalWaiting && <Notice kind="success">{t('offer.approvalRequested')}</Notice>}
      {decision === 'accept' && <p>{confirmation}</p>}
      {decision === null ? (
        <div className={ui.row3}>
          {!isApprovalWaiting && (
            <Button size="large" disabled={chosen.size === 0} onClick={() => setDecision('accept')}>
              {t(lines === null ? 'link.accept' : 'offer.acceptChosen')}
            </Button>
          )}
          <Button size="large" variant="secondary" onClick={() => setDecision('decline')}>
            {t('link.decline')}
          </Button>
        </div>
      ) : (
        <WithCode
          send={() => sendCode(token)}
          codeTo={codeTo}
          failed={t('link.answerFailed')}
          back={() => setDecision(null)}
        >
          <AnswerForm {...{ decision, quote, choice, token, reload }} onRequested={() => setDecision(null)} />
        </WithCode>
      )}
    </section>
  );
}

interface Typed {
  readonly code: string;
  readonly poNumber: string;
  readonly note: string;
  readonly reason: DeclineReason;
}

interface DecisionFieldProps {
  readonly decision: Decision;
  readonly typed: Typed;
  readonly change: (field: keyof Typed) => (event: { target: { value: string } }) => void;
}

/** An acceptance may contain the buyer's PO number; a refusal has a reason. */
function DecisionField({ decision, typed, change }: DecisionFieldProps) {
  const { t } = useI18n();
  return decision === 'accept' ? (
    <TextField
      label={t('link.poNumber')}
      maxLength={MAX_LENGTH.poNumber}
      value={typed.poNumber}
      onChange={change('poNumber')}
    />
  ) : (
    <SelectField label={t('link.reason')} value={typed.reason} onChange={change('reason')}>
      {DECLINE_REASONS.map((one) => (
        <option key={one} value={one}>
          {t(`declineReason.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}

interface AnswerFormProps extends AnswerProps {
  decision: Decision;
  /** Called once the approval of the company is requested. */
  onRequested: () => void;
}

/** An acceptance above the limit of the buyer is refused, and may be sent to the company for approval instead. */
function useAnswer({ decision, quote, choice: { lines }, token, reload, onRequested }: AnswerFormProps) {
  const { revision } = quote;
  const queryClient = useQueryClient();
  const onError = (refusal: Error) =>
    refusal instanceof ApiError && refusal.status === 409 && !isAboveLimit(refusal) && reload();
  const requested = useMutation({
    mutationFn: ({ code, poNumber, note }: Typed) =>
      requestAcceptanceByLink(token, { code, revision, poNumber, note, lines }),
    onSuccess: (quote) => {
      queryClient.setQueryData(linkedQuoteQuery(token).queryKey, quote);
      onRequested();
    },
    onError,
  });
  const answered = useMutation({
    mutationFn: ({ code, poNumber, note, reason }: Typed) => {
      const proof = { code, revision };
      return decision === 'accept'
        ? acceptByLink(token, { ...proof, poNumber, note, lines })
        : declineByLink(token, { ...proof, reason, note });
    },
    onSuccess: (quote) => queryClient.setQueryData(linkedQuoteQuery(token).queryKey, quote),
    onError,
  });
  const isAbove = isAboveLimit(answered.error);
  return {
    isAbove,
    answer: isAbove ? requested.mutate : answered.mutate,
    refusal: answered.error,
    error: requested.error ?? (isAbove ? null : answered.error),
    isPending: answered.isPending || requested.isPending,
  };
}

function AnswerForm(props: AnswerFormProps) {
  const { decision, choice } = props;
  const isEmpty = decision === 'accept' && choice.chosen.size === 0;
  const { t } = useI18n();
  const [typed, setTyped] = useState<Typed>({ code: '', poNumber: '', note: '', reason: DECLINE_REASONS[0] });
  const [problem, setProblem] = useState('');
  const { code, note } = typed;
  const { isAbove, answer, refusal, error, isPending } = useAnswer(props);
  const send = () => {
    const right = codeIn(code);
    setProblem(right === null ? t('link.badCode') : '');
    if (right !== null && !isPending && !isEmpty) answer({ ...typed, code: right });
  };
  const change = (field: keyof Typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value });
  const atCode = error instanceof ApiError ? error.fields['code'] : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.answer} onSubmit={submit} noValidate>
      {error && !atCode && <Notice kind="error">{serverMessage(error, t('link.answerFailed'))}</Notice>}
      <CodeField value={code} error={problem || atCode} onChange={change('code')} />
      <DecisionField decision={decision} typed={typed} change={change} />
      <TextAreaField
        label={t('link.note')}
        dir="auto"
        rows={2}
        maxLength={MAX_LENGTH.note}
        value={note}
        onChange={change('note')}
      />
      {isAbove ? (
        <AboveLimit refusal={refusal} isPending={isPending} />
      ) : (
        <div>
          <Button type="submit" disabled={isPending || isEmpty} variant={decision === 'accept' ? 'primary' : 'danger'}>
            {isPending ? t('link.answering') : t(decision === 'accept' ? 'link.confirmAccept' : 'link.confirmDecline')}
          </Button>
        </div>
      )}
    </form>
  );
}
