import { useState, type ComponentType, type RefObject } from 'react';
import { useI18n } from '../../../lib/i18n/i18n-context';
import type { SearchComboboxProps } from './search-combobox';

interface ComboboxCode {
  Combobox?: ComponentType<SearchComboboxProps>;
  /** Position of the caret; undefined where nobody was typing. */
  caret?: number | undefined;
}

/** Fetches the code and texts of the suggestions when woken. Without them the plain field still searches. */
export function useCombobox(field: RefObject<HTMLInputElement | null>): ComboboxCode & { wake: () => void } {
  const { load } = useI18n();
  const [code, setCode] = useState<ComboboxCode>({});
  const fetchCode = async () => {
    const [{ default: Combobox }] = await Promise.all([import('./search-combobox'), load(['catalog', 'search'])]);
    const plain = field.current;
    const writing = plain !== null && document.activeElement === plain;
    setCode({ Combobox, caret: writing ? (plain.selectionStart ?? plain.value.length) : undefined });
  };
  const wake = () => {
    if (!code.Combobox) fetchCode().catch(() => undefined);
  };
  return { ...code, wake };
}
