import { Notification } from 'react-admin';

/** A click beside a notice is about the page and no answer to it: one that offers something must stay. */
const slotProps = { clickAwayListener: { mouseEvent: false, touchEvent: false } } as const;

/** Notices lie over the bar, so that they do not hide the buttons of the page below it. */
export const ShopNotification = () => (
  <Notification
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    autoHideDuration={5000}
    slotProps={slotProps}
    sx={{ '&.MuiSnackbar-anchorOriginTopRight': { top: 4, right: 4 } }}
  />
);
