/**
 * The page that documents are put into one after the other: what it holds beside them, its fonts above all, is unpacked
 * once and not with each of them, which took twice as long as the printing. Nobody looks at its screen, so a document is
 * laid out on paper alone: the screen's own layout and picture of it took a third of the time.
 *
 * @param styles rules that stay
 */
export const emptyPage = (styles: string): string => `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" data-stays />
    <meta data-stays http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:" />
    <style data-stays>@media screen { body { display: none !important } } ${styles}</style>
  </head>
  <body></body>
</html>`;

/**
 * The program, for a browser, that puts a whole document in the place of the last one and resolves once its letters are
 * there. It is evaluated by the browser's own protocol, which works with the document's scripts switched off; none of
 * them runs.
 */
export const showing = (html: string): string => `(${PROGRAM})(${JSON.stringify(html)})`;

/* A font is unpacked for letters that are laid out, or asked for by these; one that can't be had is stood in for. */
const PROGRAM = `async (html) => {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
  for (const last of [...document.head.childNodes]) if (last.dataset?.stays === undefined) last.remove();
  const letters = [...new Set(next.documentElement.textContent)].join('');
  document.head.append(...next.head.childNodes);
  document.body.replaceWith(next.body);
  await Promise.allSettled(
    [...document.fonts].map(({ family, weight }) => document.fonts.load(weight + ' 1em "' + family + '"', letters)),
  );
  return true;
}`;
