import { lazy, Suspense } from 'react';
import { CheckList } from '../../../components/ui/check-list';
import { Skeleton } from '../../../components/ui/skeleton';
import { LoadingText } from '../../../components/ui/view-state';
import { limits } from '../../../config/limits';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { isToCome, type OfferedGroup } from '../api/get-facets';
import { withResultTexts } from '../result-texts';
import styles from './shop-filter-panel.module.css';

const SearchablePicker = lazy(withResultTexts(() => import('../../../components/ui/searchable-picker')));

interface AttributeGroupProps {
  group: OfferedGroup;
  selected: readonly string[];
  onToggle: (value: string) => void;
}

/** The values of one attribute, or the placeholder of groups that are loading. */
export function AttributeGroup(props: AttributeGroupProps) {
  return isToCome(props.group) ? <GroupsToCome /> : <Values {...props} />;
}

function GroupsToCome() {
  const { t } = useI18n();
  return (
    <div>
      <LoadingText text={t('shop.filtersLoading')} />
      <Skeleton height="9rem" />
    </div>
  );
}

/** A long group becomes a picker. The server leaves out values without results, except selected ones. */
function Values({ group, selected, onToggle }: AttributeGroupProps) {
  const { term } = useI18n();
  const name = term(group.displayName);
  const options = group.values;
  const list = { options, selected, onToggle };
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>{name}</legend>
      {options.length > limits.compactPickerAbove ? (
        <Suspense fallback={<Skeleton height="2.75rem" />}>
          <SearchablePicker group={name} {...list} />
        </Suspense>
      ) : (
        <CheckList {...list} />
      )}
    </fieldset>
  );
}
