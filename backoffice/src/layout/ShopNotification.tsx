import { Notification, useNotificationContext } from 'react-admin';

/** A click beside a notice is about the page and no answer to it: one that offers something must stay. */
const slotProps = { clickAwayListener: { mouseEvent: false, touchEvent: false } } as const;

/**
 * Notices lie over the bar, so that they do not hide the buttons of the page below it. A newer one takes the place of the
 * one in view: what went wrong before is not told after what succeeded since.
 */
export const ShopNotification = () => {
  const { notifications: waiting } = useNotificationContext();
  return (
    <Notification
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      autoHideDuration={5000}
      slotProps={slotProps}
      sx={{ '&.MuiSnackbar-anchorOriginTopRight': { top: 4, right: 4 } }}
      {...(waiting.length > 0 && { open: false })}
    />
  );
};
