import { lazy, Suspense, useState } from 'react';
import { CheckList, type CheckOption } from '../../../components/ui/check-list';
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
  return isToCome(props.group) ? <GroupsToCome /> : <Values key={props.group.choice} {...props} />;
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

/** A long group becomes a picker. Selected values are listed even without results. */
function Values({ group, selected, onToggle }: AttributeGroupProps) {
  const { term } = useI18n();
  const name = term(group.displayName);
  const options = useListed(group.values, selected);
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

/** Keeps values in the list when other filters exclude them, so that the list does not move under the finger. */
function useListed(values: OfferedGroup['values'], selected: readonly string[]): CheckOption[] {
  const [listed, setListed] = useState<readonly string[]>([]);
  const counts = new Map(values.map(({ value, count }) => [value, count]));
  const offered = [...new Set([...counts.keys(), ...selected])];
  const all = listed.every((value) => offered.includes(value)) ? offered : [...new Set([...listed, ...offered])];
  if (all.length > listed.length) setListed(all);
  return all.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}
