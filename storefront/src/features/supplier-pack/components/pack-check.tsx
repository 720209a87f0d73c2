import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { Page, PageHead } from '../../../components/ui/page';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { ApiError, serverMessage } from '../../../lib/api-error';
import type { PackCheckResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { checkManifest } from '../api/supplier-pack';
import { comparedWith, type FileState, readPack, signedList } from '../read-pack';
import { PackResult } from './pack-result';
import styles from './supplier-pack.module.css';

export interface CheckedFiles {
  readonly check: PackCheckResponse;
  readonly files: readonly (readonly [name: string, state: FileState])[];
}

/** The files contain no list. */
class NoList extends Error {}

/** Hashes are compared in the browser; the server gets only the list and its signature. */
async function checkFiles(chosen: readonly File[]): Promise<CheckedFiles> {
  const pack = await readPack(chosen);
  const list = signedList(pack);
  if (list === null) throw new NoList();
  const check = await checkManifest(list.manifest, list.signature);
  return { check, files: check.pack === null ? [] : await comparedWith(pack, check.pack.files) };
}

/** Checks, also for visitors, if this shop made a supplier pack, and if its files are unchanged. */
export function PackCheck() {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, data, error, isPending } = useMutation({ mutationFn: checkFiles });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // Without this, selecting the same files again would not fire a change.
    target.value = '';
    if (chosen.length > 0 && !isPending) mutate(chosen);
  };
  return (
    <Page>
      <PageHead title={t('packCheck.title')} lead={t('packCheck.lead')} />
      <input ref={input} type="file" multiple hidden tabIndex={-1} aria-hidden="true" onChange={choose} />
      <Button disabled={isPending} onClick={() => input.current?.click()}>
        {isPending ? t('packCheck.checking') : t('packCheck.choose')}
      </Button>
      <div className={cx(ui.stack4, ui.bounded, styles.result)} aria-live="polite">
        {error && <Notice kind="error">{problemOf(error, t)}</Notice>}
        {data && <PackResult checked={data} />}
      </div>
    </Page>
  );
}

function problemOf(error: Error, t: ReturnType<typeof useI18n>['t']): string {
  if (error instanceof ApiError) return serverMessage(error, t('packCheck.failed'));
  return t(error instanceof NoList ? 'packCheck.noManifest' : 'packCheck.unreadable');
}
