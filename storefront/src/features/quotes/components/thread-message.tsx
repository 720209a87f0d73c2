import type { MessageFileResponse, QuoteMessageResponse, TargetResponse } from '@shop/contract/api';
import { cx } from '../../../lib/cx';
import { formatMoment } from '../../../lib/format-moment';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { filePath } from '../api/quote-thread';
import ui from '../../../components/ui/primitives.module.css';
import styles from './quote-thread.module.css';
import { nameOfLine } from '@shop/contract/names';

interface ThreadMessageProps {
  quote: string;
  message: QuoteMessageResponse;
  isNet: boolean;
}

/** One message, on the side of its author. */
export function ThreadMessage({ quote, message, isNet }: ThreadMessageProps) {
  const { t, language } = useI18n();
  const { side, author, text, files, targets, createdAt, readByStaffAt } = message;
  const isOwn = side === 'buyer';
  return (
    <li className={cx(ui.sheet, ui.stack2, styles.message, isOwn && styles.own)}>
      <p className={styles.head}>
        <bdi className={styles.author}>{isOwn ? t('thread.you') : author}</bdi>
        <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>
        {isOwn && readByStaffAt && <span>{t('thread.read')}</span>}
      </p>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {targets && <Targets targets={targets} isNet={isNet} />}
      {files.length > 0 && (
        <ul className={cx(ui.stack1, styles.files)} aria-label={t('thread.files')}>
          {files.map((file) => (
            <li key={file._id}>
              <FileLink quote={quote} file={file} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function FileLink({ quote, file: { _id, name, size } }: { quote: string; file: MessageFileResponse }) {
  const { t } = useI18n();
  return (
    <>
      <a href={filePath(quote, _id)} target="_blank" rel="noopener" aria-label={t('thread.open', { name })}>
        <bdi>{name}</bdi>
      </a>{' '}
      <span className={ui.note}>{t('thread.fileSize', { size: Math.ceil(size / 1024) })}</span>
    </>
  );
}

function Targets({ targets, isNet }: { targets: readonly TargetResponse[]; isNet: boolean }) {
  const { t, format, language } = useI18n();
  if (targets.length === 0) return <p className={ui.note}>{t('thread.withdrawn')}</p>;
  const wish = ({ price, quantity }: TargetResponse) =>
    [quantity === null ? null : format.number(quantity), price === null ? null : format.money(price)]
      .filter((part) => part !== null)
      .join(' × ');
  return (
    <div className={styles.targets}>
      <p className={styles.author}>
        {t('thread.targets')} {isNet && <span className={ui.note}>({t('thread.net')})</span>}
      </p>
      <dl>
        {targets.map((target) => (
          <div key={target.line}>
            <dt>
              <bdi>{nameOfLine(target, language)}</bdi>
            </dt>
            <dd>
              <bdi className={styles.author}>{wish(target)}</bdi>{' '}
              {target.note && (
                <span dir="auto" className={ui.note}>
                  {target.note}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
