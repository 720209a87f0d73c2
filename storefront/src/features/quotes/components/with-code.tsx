import type { CodeSentResponse } from '@shop/contract/api';
import { westernDigits } from '@shop/contract/numbers';
import { useMutation } from '@tanstack/react-query';
import type { ChangeEvent, ReactNode } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { serverMessage } from '../../../lib/api-error';
import { formatMoment } from '../../../lib/format-moment';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './linked-quote.module.css';

interface WithCodeProps {
  /** Mails the code. */
  send: () => Promise<CodeSentResponse>;
  /** The masked address. */
  codeTo: string;
  /** The message if no code was sent. */
  failed: string;
  back?: () => void;
  children: ReactNode;
}

/** Requests the code first, and then shows what needs it. */
export function WithCode({ send, codeTo, failed, back, children }: WithCodeProps) {
  const { t, language } = useI18n();
  const { mutate, isPending, data: sent, error } = useMutation({ mutationFn: send });
  return (
    <>
      <p role="status">
        {sent
          ? t('link.codeSent', { email: sent.sentTo, time: formatMoment(sent.expiresAt, language) })
          : t('link.whyCode', { email: codeTo })}
      </p>
      {error && <Notice kind="error">{serverMessage(error, failed)}</Notice>}
      {sent && children}
      <div className={ui.row3}>
        <Button variant={sent ? 'quiet' : 'primary'} disabled={isPending} onClick={() => mutate()}>
          {isPending ? t('link.sendingCode') : sent ? t('link.again') : t('link.sendCode')}
        </Button>
        {back && (
          <Button variant="secondary" onClick={back}>
            {t('link.back')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Six digits as they are sent; null if these are not six. */
export const codeIn = (typed: string): string | null => {
  const code = westernDigits(typed).replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : null;
};

interface CodeFieldProps {
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export function CodeField(props: CodeFieldProps) {
  const { t } = useI18n();
  return (
    <div className={styles.code}>
      <TextField
        autoFocus
        label={t('link.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={12}
        {...props}
      />
    </div>
  );
}
