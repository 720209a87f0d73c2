import { EMIRATE_NAMES } from '@shop/contract/emirates';
import { EMIRATES } from '@shop/contract/uae';
import { useI18n } from '../../../lib/i18n/i18n-context';

/** The options of a choice of an emirate. */
export function EmirateOptions() {
  const { language } = useI18n();
  return EMIRATES.map((code) => (
    <option key={code} value={code}>
      {EMIRATE_NAMES[language][code]}
    </option>
  ));
}
