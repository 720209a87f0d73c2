/** The button or link that was pressed may be gone: the focus moves on to what the change is about. */
export const focusResults = () => document.getElementById('shop-results')?.focus({ preventScroll: true });
