/** Whether a page is drawn by the server, which has no window, no storage and no visitor. */
export const onServer = typeof window === 'undefined';
