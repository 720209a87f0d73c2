import { Notification } from 'react-admin';

/** Notices lie over the bar, so that they do not hide the buttons of the page below it. */
export const ShopNotification = () => (
  <Notification
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    autoHideDuration={5000}
    sx={{ '&.MuiSnackbar-anchorOriginTopRight': { top: 4, right: 4 } }}
  />
);
