import { MAX_PO_FILE_MB, PO_FILE_TYPE } from '@shop/contract/delivery';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { FieldFrame, useFieldIds } from '../../../components/ui/field';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { serverMessage } from '../../../lib/api-error';
import type { PoFileResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { fileProblem, poFilePath, uploadPoFile } from '../api/po-file';
import { purchaseDraft } from '../purchase-draft';
import styles from './purchase-details.module.css';

interface PoFileFieldProps {
  file: PoFileResponse | null;
  /** The server's refusal of the sent request. */
  error: string | undefined;
}

/** The PDF of the purchase order: it is uploaded when it is selected, and the request refers to it. */
export function PoFileField({ file, error }: PoFileFieldProps) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: uploadPoFile,
    onSuccess: (poFile) => purchaseDraft.set({ poFile }),
    onError: (refusal) => setProblem(serverMessage(refusal, t('purchase.attachFailed'))),
  });
  const message = problem || error;
  const { control, messageId } = useFieldIds(message, t('purchase.attachHint', { mb: MAX_PO_FILE_MB }));

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // Without this, selecting the same file again would not fire a change.
    target.value = '';
    if (!chosen || isPending) return;
    const wrong = fileProblem(chosen);
    setProblem(wrong === 'purchase.tooLarge' ? t(wrong, { mb: MAX_PO_FILE_MB }) : wrong ? t(wrong) : '');
    if (!wrong) mutate(chosen);
  };
  const remove = () => {
    purchaseDraft.set({ poFile: null });
    setProblem('');
  };
  return (
    <FieldFrame
      label={t('purchase.poFile')}
      htmlFor={control.id}
      messageId={messageId}
      error={message}
      hint={file ? undefined : t('purchase.attachHint', { mb: MAX_PO_FILE_MB })}
    >
      <input ref={input} type="file" accept={PO_FILE_TYPE} hidden tabIndex={-1} aria-hidden="true" onChange={choose} />
      <div className={cx(ui.row3, ui.middle, styles.file)}>
        {file && (
          <a
            href={poFilePath(file._id)}
            target="_blank"
            rel="noopener"
            aria-label={t('purchase.openFile', { name: file.name })}
          >
            <bdi>{file.name}</bdi>
          </a>
        )}
        {file ? (
          <Button variant="quiet" aria-label={t('purchase.removeFile', { name: file.name })} onClick={remove}>
            {t('addresses.remove')}
          </Button>
        ) : (
          <Button {...control} variant="secondary" disabled={isPending} onClick={() => input.current?.click()}>
            {isPending ? t('purchase.attaching') : t('purchase.attach')}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
