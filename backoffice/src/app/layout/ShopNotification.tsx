import { useEffect, useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

/** A click beside a notice is about the page and no answer to it: one that offers something must stay. */
const slotProps = { clickAwayListener: { mouseEvent: false, touchEvent: false } } as const;

/** Whether a newer notice waits. It is known a tick later: a notice that is closed before it was open would never go. */
const useNewerWaits = (): boolean => {
  const { notifications: waiting } = useNotificationContext();
  const [seen, setSeen] = useState<typeof waiting>();
  useEffect(() => {
    const timer = setTimeout(() => setSeen(waiting));
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting.length > 0 && seen === waiting;
};

/**
 * Notices lie over the bar, so that they do not hide the buttons of the page below it. A newer one takes the place of the
 * one in view: an earlier failure is not shown after a later success.
 */
export const ShopNotification = () => {
  const newerWaits = useNewerWaits();
  return (
    <Notification
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      autoHideDuration={5000}
      slotProps={slotProps}
      sx={{ '&.MuiSnackbar-anchorOriginTopRight': { top: 4, right: 4 } }}
      {...(newerWaits && { open: false })}
    />
  );
};
