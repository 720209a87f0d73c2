const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML, also in quoted attributes; characters that XML does not allow are removed. */
export function escapeMarkup(text: string): string {
  const printable = text.replace(/\p{Cc}/gu, (sign) => ('\t\n\r'.includes(sign) ? sign : ''));
  return printable.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}

/** A block of JSON data for scripts. The data can't close the element, because `<` is escaped. */
export function dataBlock(type: string, data: unknown, id?: string): string {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`;
}

/** Shortens a text to at most `length` characters, at a word boundary. */
export function shorten(text: string, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= length) return flat;
  return `${flat.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
