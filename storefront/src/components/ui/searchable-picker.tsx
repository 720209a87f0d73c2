import { useId, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n-context';
import { CheckList, type CheckOption } from './check-list';
import { Icon } from './icon';
import ui from './primitives.module.css';
import styles from './searchable-picker.module.css';
import { cx } from '../../lib/cx';

interface SearchablePickerProps {
  group: string;
  options: readonly CheckOption[];
  selected: readonly string[];
  onToggle: (value: string) => void;
}

/** The compact form of a long group: a button that opens a search field above the list of values. */
export default function SearchablePicker({ group, options, selected, onToggle }: SearchablePickerProps) {
  const { t } = useI18n();
  const panelId = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <span>{selected.length > 0 ? t('shop.chosen', { count: selected.length }) : t('shop.choose', { group })}</span>
        <Icon name="chevron" size={18} />
      </button>
      <div id={panelId} hidden={!open} className={styles.panel}>
        {open && <PickerPanel group={group} options={options} selected={selected} onToggle={onToggle} />}
      </div>
    </div>
  );
}

function PickerPanel({ group, options, selected, onToggle }: SearchablePickerProps) {
  const { t, term } = useI18n();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLocaleLowerCase();
  const matching = options.filter(({ value }) => `${value} ${term(value)}`.toLocaleLowerCase().includes(wanted));
  return (
    <>
      <input
        type="search"
        className={styles.search}
        aria-label={t('shop.valuesSearch', { group })}
        placeholder={t('shop.valuesSearch', { group })}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className={cx(ui.sheet, styles.scroll)} role="group" aria-label={group}>
        <CheckList options={matching} selected={selected} onToggle={onToggle} />
      </div>
      <p role="status" className={styles.none}>
        {matching.length === 0 && t('shop.valuesNone')}
      </p>
    </>
  );
}
