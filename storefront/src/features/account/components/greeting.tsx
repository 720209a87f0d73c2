import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { profileQuery } from '../../session/api/get-profile';
import { firstName } from '../../session/session-store';

/** By first name; 'Hi...' until the profile is here and 'Hi there!' when it can't be had. */
export function Greeting() {
  const { t } = useI18n();
  const { data, isError } = useQuery(profileQuery());
  if (data) return t('account.greeting', { name: firstName(data.name) });
  return isError ? t('account.greetingError') : t('account.greetingLoading');
}
