import { useTranslate } from 'react-admin';
import { hasUnsavedChanges } from './unsavedChanges';

/** Asks before unsaved input is lost; true where nothing would be, or where the answer is yes. */
export const useMayLeave = (): (() => boolean) => {
  const translate = useTranslate();
  return () => !hasUnsavedChanges() || window.confirm(translate('ra.message.unsaved_changes'));
};
