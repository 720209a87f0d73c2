import { MAX_LENGTH } from '@shop/contract/limits';
import { type ComponentType, type RefObject, type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { Icon } from '../../../components/ui/icon';
import box from '../../../components/ui/search-box.module.css';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import type { SearchComboboxProps } from './search-combobox';

interface ComboboxCode {
  Combobox?: ComponentType<SearchComboboxProps>;
  /** Stores words as a recent search. */
  remember?: (q: string) => void;
  /** True if the user was in the field when the code had been loaded. */
  wasTyping?: boolean;
}

/**
 * The plain field, and the position of its caret when the combobox replaced it; undefined if the user was elsewhere.
 * Read at the last moment: between loading the code and showing it, the user types on.
 */
function usePlainField() {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const attach = useCallback((plain: HTMLInputElement) => {
    field.current = plain;
    return () => {
      caret.current = document.activeElement === plain ? (plain.selectionStart ?? plain.value.length) : undefined;
      field.current = null;
    };
  }, []);
  return { field, caret, attach };
}

/** Loads the code and texts of the suggestions when called. Without them the plain field still searches. */
function useCombobox(field: RefObject<HTMLInputElement | null>): ComboboxCode & { loadSuggestions: () => void } {
  const { load } = useI18n();
  const [code, setCode] = useState<ComboboxCode>({});
  const fetchCode = async () => {
    const [{ default: Combobox, rememberSearch: remember }] = await Promise.all([
      import('./search-combobox'),
      load(['card', 'results', 'words']),
    ]);
    setCode({ Combobox, remember, wasTyping: field.current !== null && document.activeElement === field.current });
  };
  const loadSuggestions = () => {
    if (!code.Combobox) fetchCode().catch(() => undefined);
  };
  return { ...code, loadSuggestions };
}

interface SearchFormProps {
  /** Distinguishes this search from others on the page. */
  label: string;
  /** Placeholder of the empty field. */
  hint: string;
  /** The current search text; the field follows it. */
  q?: string;
  /** For a field that opens at a press of a button. */
  autoFocus?: boolean;
  /** Empties the field after a search, if another element shows the search text. */
  clears?: boolean;
  onSearch: (q: string) => void;
  /** Called after a suggestion opened its product. */
  onLeave?: () => void;
}

const always = { enterKeyHint: 'search', maxLength: MAX_LENGTH.search, className: box.input } as const;

/**
 * A search that works as a plain field; words typed before hydration are not lost. Its suggestions are loaded at the
 * first interaction.
 */
export function SearchForm({ label, hint, q = '', autoFocus, clears = false, onSearch, onLeave }: SearchFormProps) {
  const { t } = useI18n();
  const { field, caret, attach } = usePlainField();
  const [words, setWords] = useWords(q);
  const { Combobox, remember, wasTyping, loadSuggestions } = useCombobox(field);
  const search = (wanted: string) => {
    remember?.(wanted);
    onSearch(wanted);
    if (clears) setWords('');
  };
  const leave = () => {
    setWords(q);
    onLeave?.();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    search(field.current?.value ?? words);
  };
  const isEdited = wasTyping === true && (words === '' || words !== q);
  // Latin sizes and Arabic words get their own direction; an empty field has the page's.
  const input = {
    ...always,
    dir: words === '' ? undefined : 'auto',
    'aria-label': t('search.field'),
    placeholder: hint,
  };
  return (
    <form
      role="search"
      action={paths.shop}
      aria-label={label}
      className={box.form}
      onSubmit={submit}
      onPointerEnter={loadSuggestions}
    >
      {Combobox ? (
        <Combobox
          input={input}
          caret={caret}
          isEdited={isEdited}
          words={words}
          onWords={setWords}
          onSearch={search}
          onLeave={leave}
        />
      ) : (
        <input
          {...input}
          ref={attach}
          name="q"
          type="search"
          autoFocus={autoFocus}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onFocus={loadSuggestions}
        />
      )}
      <Buttons onClear={words === '' ? undefined : () => setWords('')} />
    </form>
  );
}

/** @param onClear missing if the field is empty */
const Buttons = ({ onClear }: { onClear: (() => void) | undefined }) => (
  <>
    {onClear && <ClearButton onClear={onClear} />}
    <SubmitButton />
  </>
);

/** Empties the field and leaves the caret in it. */
function ClearButton({ onClear }: { onClear: () => void }) {
  const clear = ({ currentTarget: { form } }: SyntheticEvent<HTMLButtonElement>) => {
    onClear();
    form?.querySelector('input')?.focus();
  };
  return (
    <button type="button" className={box.clear} aria-label={useI18n().t('search.clear')} onClick={clear}>
      <Icon name="close" size={16} />
    </button>
  );
}

const SubmitButton = () => (
  <button type="submit" className={box.submit} aria-label={useI18n().t('search.submit')}>
    <Icon name="search" />
  </button>
);

/** The words in the field: the typed ones, until the search changes from outside. */
function useWords(q: string) {
  const [words, setWords] = useState(q);
  const [known, setKnown] = useState(q);
  if (known !== q) {
    setKnown(q);
    setWords(q);
  }
  return [words, setWords] as const;
}
