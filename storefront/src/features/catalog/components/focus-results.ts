/** The pressed button or link may be removed: the focus moves to the results. */
export const focusResults = () => document.getElementById('shop-results')?.focus({ preventScroll: true });
