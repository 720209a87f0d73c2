import { useTranslate } from 'react-admin';

/** Whether a form of the page asks before it is left. The event is the one that the browser sends when its tab is closed. */
export const hasUnsavedChanges = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Returns a function that asks before unsaved input is lost: true where nothing would be, or where the answer is yes. */
export const useConfirmLeave = (): (() => boolean) => {
  const translate = useTranslate();
  return () => !hasUnsavedChanges() || window.confirm(translate('ra.message.unsaved_changes'));
};
