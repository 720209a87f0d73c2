/**
 * The page that documents are put into one after the other: what it holds beside them, its fonts above all, is unpacked
 * once and not with each of them, which took twice as long as the printing.
 *
 * @param styles rules that stay
 */
export const emptyPage = (styles: string): string => `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" data-stays />
    <meta data-stays http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:" />
    <style data-stays>${styles}</style>
  </head>
  <body></body>
</html>`;

/**
 * The program, for a browser, that puts a whole document in the place of the last one and resolves once its letters are
 * there. It is evaluated by the browser's own protocol, which works with the document's scripts switched off; none of
 * them runs.
 */
export const showing = (html: string): string => `(${PROGRAM})(${JSON.stringify(html)})`;

const PROGRAM = `async (html) => {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
  for (const last of [...document.head.childNodes]) if (last.dataset?.stays === undefined) last.remove();
  document.head.append(...next.head.childNodes);
  document.body.replaceWith(next.body);
  // Fonts are asked for when letters are laid out.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  return true;
}`;
