import { useEffect, useSyncExternalStore, type MouseEvent } from 'react';
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { LANGUAGES } from '@shop/contract/languages';
import { Icon } from '../../components/ui/icon';
import { limits } from '../../config/limits';
import { useI18n } from '../../lib/i18n/i18n-context';
import { notices } from '../../lib/notify';
import './toast.css';

/** Shows the waiting notices at the end of the top edge (right in English), for 3000 ms each, in the light theme. */
export default function ToastHost() {
  const { t, language } = useI18n();
  const rtl = LANGUAGES[language].direction === 'rtl';
  const waiting = useSyncExternalStore(notices.subscribe, notices.get);

  useEffect(() => {
    for (const { id, kind, text } of waiting) toast[kind](text, { toastId: id });
    notices.take(waiting);
  }, [waiting]);

  return (
    <ToastContainer
      position={rtl ? 'top-left' : 'top-right'}
      rtl={rtl}
      autoClose={limits.toastMs}
      theme="light"
      closeButton={CloseToast}
      newestOnTop
      pauseOnFocusLoss={false}
      aria-label={t('app.notifications')}
    />
  );
}

/** The library's own button is smaller than a fingertip and labelled in English. */
function CloseToast({ closeToast }: CloseButtonProps) {
  const { t } = useI18n();
  const close = (event: MouseEvent) => {
    event.stopPropagation();
    closeToast(true);
  };
  return (
    <button type="button" className="toast-close" aria-label={t('app.close')} onClick={close}>
      <Icon name="close" size={18} />
    </button>
  );
}
