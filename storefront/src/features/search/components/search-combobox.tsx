import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type ComponentProps, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '../../../config/limits';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { optionsOf, type SearchOption, SuggestionOption, SuggestionStatus } from './suggestion-option';
import styles from './search-form.module.css';
import { api, unwrap } from '../../../lib/api-client';

/** The last `value` that stayed the same for `ms`: a search is not sent for every letter. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** Products that have the typed words; those of the text before stand until the new ones are here. */
export const suggestionsQuery = (words: string) =>
  queryOptions({
    queryKey: ['suggestions', words],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/products/suggestions', { params: { query: { q: words } }, signal })),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export interface SearchComboboxProps {
  /** How the field looks and is called. */
  input: Omit<ComponentProps<'input'>, 'ref' | 'value' | 'onChange'>;
  /** Position of the caret; undefined leaves the focus where it is. */
  caret: number | undefined;
  /** Words were typed before this was here: what they find is shown at once. */
  asked: boolean;
  words: string;
  onWords: (words: string) => void;
  onSearch: (q: string) => void;
  onLeave: () => void;
}

/** The search field with suggestions below it: products that have what is typed, and the way to all of them. */
export default function SearchCombobox(props: SearchComboboxProps) {
  const { input, caret, asked, words, onWords, onSearch, onLeave } = props;
  const { t } = useI18n();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(asked);
  const typed = words.trim();
  const settled = useDebounced(typed, limits.searchDebounceMs);
  const query = useQuery(suggestionsQuery(wanted ? settled : ''));
  const options = optionsOf(typed, query.data);
  const open = wanted && options.length > 0;

  const choose = (option: SearchOption) => {
    setWanted(false);
    if (option.kind === 'all') return onSearch(option.q);
    void navigate(paths.product(option.product._id));
    onLeave();
  };
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<SearchOption>({
    items: options,
    itemToString: () => typed,
    isOpen: open,
    inputValue: words,
    selectedItem: null,
    stateReducer: leaveWithoutChoosing,
    onIsOpenChange: ({ isOpen }) => setWanted(isOpen),
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
          onKeyDown: (event) => keepForTheField(event, highlightedIndex),
        })}
      />
      <div className={styles.popup} hidden={!open}>
        <ul {...getMenuProps({ className: styles.options, 'aria-label': t('suggestions.label') })}>
          {open &&
            options.map((option, index) => (
              <li
                key={option.kind === 'all' ? 'all' : option.product._id}
                {...getItemProps({ item: option, index, className: styles.option })}
              >
                <SuggestionOption option={option} />
              </li>
            ))}
        </ul>
        <SuggestionStatus q={typed} found={open ? query.data : undefined} failed={query.isError} />
      </div>
    </>
  );
}

/** The field came in place of the plain one: the writing goes on where it stood. */
function useCaret(caret: number | undefined) {
  const field = useRef<HTMLInputElement>(null);
  const first = useRef(caret);
  useLayoutEffect(() => {
    if (first.current === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(first.current, first.current);
  }, []);
  return field;
}

/** Home and End are for the text, and Enter on no suggestion sends the words. */
function keepForTheField(event: KeyboardEvent<HTMLInputElement>, highlighted: number): void {
  const plainEnter = event.key === 'Enter' && highlighted < 0;
  if (plainEnter || event.key === 'Home' || event.key === 'End') {
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  }
}

/** Leaving the field chooses nothing, whatever was highlighted. */
function leaveWithoutChoosing(
  state: UseComboboxState<SearchOption>,
  { type, changes }: UseComboboxStateChangeOptions<SearchOption>,
): Partial<UseComboboxState<SearchOption>> {
  if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
  return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
}
