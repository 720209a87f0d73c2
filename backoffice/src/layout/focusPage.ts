/** Where a change of the page took away what had the focus, it goes on at the page, not at the top of the window. */
export const focusPage = (): void => {
  const main = document.getElementById('main-content');
  if (!main || (document.activeElement && document.activeElement !== document.body)) return;
  main.tabIndex = -1;
  main.style.outline = 'none';
  main.focus({ preventScroll: true });
};
