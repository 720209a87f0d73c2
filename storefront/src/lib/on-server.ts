/** True while the server draws a page: it has no window, no storage and no visitor. */
export const onServer = typeof window === 'undefined';
