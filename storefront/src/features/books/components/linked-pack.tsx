import type { LinkedPackResponse } from '@shop/contract/api';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { Page } from '../../../components/ui/page';
import { RecordsSkeleton } from '../../../components/ui/record-list';
import { EmptyState, ErrorState } from '../../../components/ui/view-state';
import { ApiError, serverMessage } from '../../../lib/api-error';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { saveFile } from '../../../lib/save-file';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { CodeField, codeIn, WithCode } from '../../quotes/components/with-code';
import styles from '../../quotes/components/linked-quote.module.css';
import { linkedPackQuery, packFile, sendPackCode } from '../api/pack-link';

/** The month pack behind a link, which the accountant downloads with a mailed code. */
export function LinkedPack({ token }: { token: string }) {
  const { t, format } = useI18n();
  const { data, error, refetch } = useQuery(linkedPackQuery(token));
  const dayOf = (day: string) => format.date(startOfDubaiDay(day).toISOString());
  useDocumentTitle(t('packLink.title'));
  return (
    <Page>
      <h1 className={styles.title}>
        {data ? t('pack.period', { from: dayOf(data.from), to: dayOf(data.to) }) : t('packLink.title')}
      </h1>
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState text={t('link.gone')} hint={t('pack.goneHint')} />
      ) : data ? (
        <section className={styles.answer} aria-label={t('packLink.title')}>
          <p>{t('pack.content', { date: format.date(data.expiresAt) })}</p>
          <WithCode send={() => sendPackCode(token)} codeTo={data.codeTo} failed={t('pack.codeFailed')}>
            <Download pack={data} token={token} />
          </WithCode>
        </section>
      ) : error ? (
        <ErrorState text={t('pack.failed')} onRetry={refetch} />
      ) : (
        <RecordsSkeleton text={t('pack.loading')} />
      )}
    </Page>
  );
}

function Download({ pack: { from, to }, token }: { pack: LinkedPackResponse; token: string }) {
  const { t } = useI18n();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (code: string) => packFile(token, code),
    onSuccess: (file) => saveFile(new File([file], `Books-${from}-${to}.zip`, { type: file.type })),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = codeIn(typed);
    setProblem(code === null ? t('link.badCode') : '');
    if (code !== null && !isPending) mutate(code);
  };
  const atCode = error instanceof ApiError ? error.fields['code'] : undefined;
  return (
    <form className={styles.answer} onSubmit={submit} noValidate>
      {error && !atCode && <Notice kind="error">{serverMessage(error, t('pack.downloadFailed'))}</Notice>}
      {isSuccess && <Notice kind="success">{t('pack.done')}</Notice>}
      <CodeField value={typed} error={problem || atCode} onChange={({ target }) => setTyped(target.value)} />
      <div>
        <Button type="submit" disabled={isPending}>
          {t(isPending ? 'pack.downloading' : 'pack.download')}
        </Button>
      </div>
    </form>
  );
}
