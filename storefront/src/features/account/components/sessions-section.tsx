import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../../components/ui/badge';
import { Button } from '../../../components/ui/button';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { serverMessage } from '../../../lib/api-error';
import type { SessionResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { endOtherSessions, endSession, sessionsQuery } from '../api/sessions';
import { Loaded } from '../../../components/ui/record-list';
import styles from './address-section.module.css';
import sheets from './profile-view.module.css';

/** Ends sessions, and reloads the list. */
function useEnding<T = void>(mutationFn: (of: T) => Promise<unknown>) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => {
      notify('success', t('sessions.ended'));
      return queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
    onError: (error) => notify('error', serverMessage(error, t('sessions.endFailed'))),
  });
}

/** The browsers in which the buyer is signed in. */
export function SessionsSection() {
  const { t } = useI18n();
  const others = useEnding(endOtherSessions);
  return (
    <div className={cx(ui.panel, ui.stack5, sheets.sheet)}>
      <Loaded
        query={useQuery(sessionsQuery())}
        loading={t('sessions.loading')}
        error={t('sessions.failed')}
        height="6rem"
      >
        {(sessions) => (
          <>
            <p className={ui.soft}>{t('sessions.lead')}</p>
            <ul className={styles.list}>
              {sessions.map((session) => (
                <Session key={session._id} session={session} />
              ))}
            </ul>
            {sessions.length > 1 && (
              <div>
                <Button variant="secondary" disabled={others.isPending} onClick={() => others.mutate()}>
                  {t('sessions.endOthers')}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

function Session({ session }: { session: SessionResponse }) {
  const { t, language } = useI18n();
  const { mutate, isPending } = useEnding(endSession);
  const device = [session.browser, session.system].filter(Boolean).join(' · ') || t('sessions.unknown');
  const since = session.signedInAt && momentIn(language, session.signedInAt);
  return (
    <li className={styles.entry}>
      <p className={styles.lines}>{[device, [session.address, since].filter(Boolean).join(' · ')].join('\n')}</p>
      {session.isCurrent ? (
        <Badge tone="green">{t('sessions.current')}</Badge>
      ) : (
        <Button
          variant="secondary"
          disabled={isPending}
          aria-label={t('sessions.endOf', { device })}
          onClick={() => mutate(session._id)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function momentIn(language: string, instant: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Dubai' } as const;
  return new Intl.DateTimeFormat(`${language}-AE-u-nu-latn`, format).format(new Date(instant));
}
