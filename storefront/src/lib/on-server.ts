/** True while the server renders a page: it has no window, no storage and no visitor. */
export const onServer = typeof window === 'undefined';
