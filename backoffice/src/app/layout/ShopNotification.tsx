import { useEffect, useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

/** A click outside a notice is not an answer to it: a notice with a button must remain. */
const slotProps = { clickAwayListener: { mouseEvent: false, touchEvent: false } } as const;

/**
 * True if a newer notice waits. It is reported one tick later: a notice that is closed before it was open would never
 * disappear.
 */
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
 * Notices overlay the bar, so that they don't hide the buttons of the page below it. A newer one replaces the one in
 * view: an earlier failure is not shown after a later success.
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
