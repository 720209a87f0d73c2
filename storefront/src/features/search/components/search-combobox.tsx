import { useQuery } from '@tanstack/react-query';
import {
  useCombobox,
  type UseComboboxPropGetters,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { limits } from '../../../config/limits';
import { paths } from '../../../config/paths';
import type { ProductResponse } from '@shop/contract/api';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useDebounced } from '../../../lib/use-debounced';
import { cart } from '../../cart/cart-store';
import { beginWithTyped } from '../../catalog/typed-quantity';
import { toCartItem } from '../../catalog/to-cart-item';
import { suggestionsQuery } from '../api/get-suggestions';
import { recentSearches, useRecentSearches } from '../recent-searches';
import { type OfferedGroup, optionGroups, type SearchOption } from '../search-options';
import styles from './search-form.module.css';
import { SuggestionOption, SuggestionStatus } from './suggestion-option';

/** Stores the words of a search as a recent search. */
export const rememberSearch = recentSearches.remember;

const groupTitles = {
  recent: 'suggestions.recent',
  categories: 'suggestions.categories',
  sizes: 'suggestions.sizes',
  products: 'suggestions.products',
  all: undefined,
} as const satisfies Record<OfferedGroup['group'], string | undefined>;

export interface SearchComboboxProps {
  /** The attributes of the input element. */
  input: Omit<ComponentProps<'input'>, 'ref' | 'value' | 'onChange'>;
  /** Position of the caret in the field that this one replaces; undefined does not move the focus. */
  caret: RefObject<number | undefined>;
  /** True if the user was in the field before this code was loaded: suggestions are shown at once. */
  isEdited: boolean;
  words: string;
  onWords: (words: string) => void;
  onSearch: (q: string) => void;
  onLeave: () => void;
}

/** The search field with suggestions below it: filters for the words, matching products, and all results. */
export default function SearchCombobox(props: SearchComboboxProps) {
  const { input, caret, isEdited, words, onWords } = props;
  const { t } = useI18n();
  const [isEnabled, setEnabled] = useState(isEdited);
  const { added, add } = useAdding();
  const typed = words.trim();
  const settled = useDebounced(typed, limits.searchDebounceMs);
  const query = useQuery(suggestionsQuery(isEnabled ? settled : ''));
  const groups = optionGroups(typed, query.data, useRecentSearches());
  const options = groups.flatMap((group) => group.options);
  const open = isEnabled && options.length > 0;

  const choose = useChoice(props, { add, close: () => setEnabled(false) });
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<SearchOption>({
    items: options,
    itemToString: () => typed,
    isOpen: open,
    inputValue: words,
    selectedItem: null,
    stateReducer: steer,
    onIsOpenChange: ({ isOpen }) => setEnabled(isOpen),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
  });
  const field = useCaret(caret);
  return (
    <>
      <input
        {...getInputProps({
          ...input,
          ref: field,
          type: 'text',
          onChange: (event) => onWords(event.currentTarget.value),
          onKeyDown: (event) => leaveToField(event, highlightedIndex),
        })}
      />
      <div className={styles.popup} hidden={!open}>
        <div {...getMenuProps({ className: styles.options, 'aria-label': t('suggestions.label') })}>
          {open && <Groups groups={groups} added={added} getItemProps={getItemProps} />}
        </div>
        <SuggestionStatus q={typed} found={open ? query.data : undefined} failed={query.isError} added={added} />
      </div>
    </>
  );
}

interface Choosing {
  add: (product: ProductResponse, qty: number) => void;
  close: () => void;
}

/** The action of each option. Words that led to a result are stored as recent searches. */
function useChoice({ words, onSearch, onLeave }: SearchComboboxProps, { add, close }: Choosing) {
  const navigate = useNavigate();
  const goTo = (to: string) => {
    recentSearches.remember(words);
    close();
    void navigate(to);
    onLeave();
  };
  return (option: SearchOption) => {
    switch (option.kind) {
      case 'add':
        return add(option.product, option.qty);
      case 'forget':
        return recentSearches.forget();
      case 'product':
        beginWithTyped(words, option.product);
        return goTo(paths.product(option.product._id));
      case 'category':
      case 'size':
        return goTo(option.to);
      case 'recent':
      case 'all':
        recentSearches.remember(option.q);
        close();
        onSearch(option.q);
    }
  };
}

interface GroupsProps {
  groups: readonly OfferedGroup[];
  added: ProductResponse | undefined;
  getItemProps: UseComboboxPropGetters<SearchOption>['getItemProps'];
}

function Groups({ groups, added, getItemProps }: GroupsProps) {
  const { t } = useI18n();
  const titleId = useId();
  const all = groups.flatMap(({ options }) => options);
  return groups.map(({ group, options }) => {
    const title = groupTitles[group];
    const labelledBy = title && { 'aria-labelledby': `${titleId}${group}` };
    return (
      <div key={group} role="group" className={cx(styles.group, styles[`of-${group}`])} {...labelledBy}>
        {title && (
          <p id={`${titleId}${group}`} role="presentation" className={styles.title}>
            {t(title)}
          </p>
        )}
        {options.map((option) => (
          <div
            key={keyOf(option)}
            {...getItemProps({
              item: option,
              index: all.indexOf(option),
              className: cx(styles.option, styles[option.kind]),
            })}
          >
            <SuggestionOption option={option} added={option.kind === 'add' && option.product === added} />
          </div>
        ))}
      </div>
    );
  });
}

function keyOf(option: SearchOption): string {
  if (option.kind === 'product' || option.kind === 'add') return option.kind + option.product._id;
  if (option.kind === 'recent') return `recent ${option.q}`;
  return 'to' in option ? option.to : option.kind;
}

/** Puts a product into the cart, and shows for a moment that it was added. */
function useAdding() {
  const [added, setAdded] = useState<ProductResponse>();
  useEffect(() => {
    if (added === undefined) return;
    const timer = setTimeout(() => setAdded(undefined), limits.addedFeedbackMs);
    return () => clearTimeout(timer);
  }, [added]);
  const add = (product: ProductResponse, qty: number) => {
    cart.add(toCartItem(product, qty));
    setAdded(product);
  };
  return { added, add };
}

/** The field replaced the plain one: the caret keeps its position. */
function useCaret(caret: RefObject<number | undefined>) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.current, caret.current);
  }, [caret]);
  return field;
}

/** Home and End move the caret, and Enter without a highlighted suggestion sends the words. */
function leaveToField(event: KeyboardEvent<HTMLInputElement>, highlighted: number): void {
  const isPlainEnter = event.key === 'Enter' && highlighted < 0;
  if (isPlainEnter || event.key === 'Home' || event.key === 'End') {
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  }
}

/**
 * Leaving the field selects nothing, whatever was highlighted. A click into it opens the list, and never closes it. The
 * list remains open while the user adds several products to the cart.
 */
function steer(
  state: UseComboboxState<SearchOption>,
  { type, changes }: UseComboboxStateChangeOptions<SearchOption>,
): Partial<UseComboboxState<SearchOption>> {
  if (type === useCombobox.stateChangeTypes.InputBlur) {
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  }
  if (type === useCombobox.stateChangeTypes.InputClick) return { ...changes, isOpen: true };
  if (changes.selectedItem?.kind !== 'add') return changes;
  return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
}
