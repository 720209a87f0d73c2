import { MAX_LENGTH } from '@shop/contract/limits';
import {
  MAX_MESSAGE_FILE_MB,
  MAX_MESSAGE_FILES,
  MESSAGE_FILE_TYPES,
  messageFileProblem,
} from '@shop/contract/quote-messages';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextAreaField } from '../../../components/ui/field';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { serverMessage } from '../../../lib/api-error';
import type { MessageFileResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { uploadFile, useWriteMessage } from '../api/quote-thread';
import styles from './quote-thread.module.css';

/** Writes to the shop. Text and files remain in the form until they are sent. */
export function MessageForm({ quote }: { quote: string }) {
  const { t } = useI18n();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const attachments = useAttachments(quote, setProblem);
  const { mutate, isPending, isSuccess } = useWriteMessage(quote);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending || attachments.isPending) return;
    const files = attachments.files.map(({ _id }) => _id);
    if (text.trim() === '' && files.length === 0) return setProblem(t('thread.nothing'));
    setProblem('');
    mutate(
      { text, files },
      {
        onSuccess: () => {
          setText('');
          attachments.clear();
        },
        onError: (error) => setProblem(serverMessage(error, t('thread.sendFailed'))),
      },
    );
  };
  return (
    <form className={ui.stack3} onSubmit={send} noValidate>
      <TextAreaField
        label={t('thread.message')}
        value={text}
        maxLength={MAX_LENGTH.message}
        rows={3}
        dir="auto"
        error={problem || undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Attachments attachments={attachments} />
      <div className={cx(ui.row3, ui.middle)}>
        <Button type="submit" disabled={isPending || attachments.isPending}>
          {isPending ? t('thread.sending') : t('thread.send')}
        </Button>
        <span role="status" className={ui.note}>
          {isSuccess && text === '' && t('thread.sent')}
        </span>
      </div>
    </form>
  );
}

function useAttachments(quote: string, onProblem: (problem: string) => void) {
  const { t } = useI18n();
  const [files, setFiles] = useState<readonly MessageFileResponse[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => uploadFile(quote, file),
    onSuccess: (file) => setFiles((before) => [...before.filter(({ _id }) => _id !== file._id), file]),
    onError: (error) => onProblem(serverMessage(error, t('thread.attachFailed'))),
  });
  const add = (file: File) => {
    const problem = messageFileProblem(file);
    if (files.length >= MAX_MESSAGE_FILES) return onProblem(t('thread.tooMany', { max: MAX_MESSAGE_FILES }));
    if (problem === 'type') return onProblem(t('thread.wrongType'));
    if (problem === 'size') return onProblem(t('thread.tooLarge', { mb: MAX_MESSAGE_FILE_MB }));
    onProblem('');
    mutate(file);
  };
  const remove = (id: string) => setFiles((before) => before.filter(({ _id }) => _id !== id));
  return { files, isPending, add, remove, clear: () => setFiles([]) };
}

function Attachments({ attachments }: { attachments: ReturnType<typeof useAttachments> }) {
  const { t } = useI18n();
  const { files, isPending, add, remove } = attachments;
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // Without this, selecting the same file again would not fire a change.
    target.value = '';
    if (chosen && !isPending) add(chosen);
  };
  return (
    <div className={ui.stack2}>
      {files.length > 0 && (
        <ul className={cx(ui.stack1, styles.files)} aria-label={t('thread.files')}>
          {files.map(({ _id, name }) => (
            <li key={_id}>
              <bdi>{name}</bdi>{' '}
              <Button variant="quiet" aria-label={t('thread.remove', { name })} onClick={() => remove(_id)}>
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept={MESSAGE_FILE_TYPES.join(',')}
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={choose}
      />
      <div className={cx(ui.row3, ui.middle)}>
        <Button variant="secondary" disabled={isPending} onClick={() => input.current?.click()}>
          {isPending ? t('thread.attaching') : t('thread.attach')}
        </Button>
        <span className={ui.note}>{t('thread.attachHint', { mb: MAX_MESSAGE_FILE_MB })}</span>
      </div>
    </div>
  );
}
