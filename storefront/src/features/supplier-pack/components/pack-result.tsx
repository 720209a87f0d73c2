import { inGroups, type SupplierDocumentKind } from '@shop/contract/supplier-pack';
import type { Tone } from '@shop/contract/statuses';
import { Badge } from '../../../components/ui/badge';
import { Facts } from '../../../components/ui/facts';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import type { PackCheckResponse } from '@shop/contract/api';
import type { PlainKey } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import type { FileState } from '../read-pack';
import type { CheckedFiles } from './pack-check';
import { documentLabels } from './pack-document';
import styles from './supplier-pack.module.css';

const tones: Record<FileState, Tone> = { same: 'green', other: 'red', absent: 'neutral', unknown: 'neutral' };

type Pack = NonNullable<PackCheckResponse['pack']>;

/** The result of a check. */
export function PackResult({ checked: { check, files } }: { checked: CheckedFiles }) {
  const { t } = useI18n();
  if (check.pack === null) return <Notice kind="error">{t('packCheck.forged')}</Notice>;
  const states = new Set(files.map(([, state]) => state));
  const isChanged = states.has('other');
  const isComplete = states.size === 1 && states.has('same');
  const result: PlainKey = isChanged ? 'packCheck.changed' : isComplete ? 'packCheck.genuine' : 'packCheck.incomplete';
  return (
    <>
      <Notice kind={isChanged ? 'error' : isComplete ? 'success' : 'info'}>{t(result)}</Notice>
      <ReplacedSince kinds={check.pack.changedSince} />
      <PackFacts pack={check.pack} />
      <h2 className={ui.heading}>{t('packCheck.files')}</h2>
      <ul>
        {files.map(([name, state]) => (
          <li key={name} className={styles.file}>
            <bdi>{name}</bdi>
            <Badge tone={tones[state]} dot>
              {t(`packCheck.${state}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A genuine pack may contain replaced documents. */
function ReplacedSince({ kinds }: { kinds: readonly SupplierDocumentKind[] }) {
  const { t } = useI18n();
  if (kinds.length === 0) return null;
  const documents = kinds.map((kind) => t(documentLabels[kind])).join(t('app.comma'));
  return <Notice kind="info">{t('packCheck.since', { documents })}</Notice>;
}

function PackFacts({ pack: { id, madeAt, madeFor, supplier, key } }: { pack: Pack }) {
  const { t, format } = useI18n();
  return (
    <Facts
      wide
      facts={[
        { name: t('packCheck.number'), value: id },
        { name: t('packCheck.madeAt'), value: format.date(madeAt) },
        { name: t('packCheck.supplier'), value: withTrn(supplier) },
        { name: t('packCheck.madeFor'), value: withTrn(madeFor) },
        { name: t('packCheck.key'), value: inGroups(key) },
      ]}
    />
  );
}

const withTrn = ({ name, trn }: Pack['supplier']): string => (trn === '' ? name : `${name} · ${trn}`);
