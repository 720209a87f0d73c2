/** Whether a form of the page asks before it is left: asked as the browser asks when its tab is closed. */
export const hasUnsavedChanges = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
