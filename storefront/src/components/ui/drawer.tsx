import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n-context';
import ui from './primitives.module.css';
import styles from './drawer.module.css';
import { Icon } from './icon';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel?: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** A panel that slides in over the page. The browser's own dialog keeps focus inside and closes it on Escape. */
export function Drawer({ open, onClose, title, closeLabel, children, footer }: DrawerProps) {
  const { t } = useI18n();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  // A click on the backdrop has the dialog as its target, a click on the content a child.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={titleId}
      onCancel={onClose}
      onClick={closeOnBackdrop}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId} className={ui.heading}>
              {title}
            </h2>
            <button type="button" className={ui.iconButton} aria-label={closeLabel ?? t('app.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}
