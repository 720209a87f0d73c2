const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and quoted attributes of HTML and XML; characters that XML can't hold are left out. */
export function escapeMarkup(text: string): string {
  const printable = text.replace(/\p{Cc}/gu, (sign) => ('\t\n\r'.includes(sign) ? sign : ''));
  return printable.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}

/** A block of data for scripts and machines. It can't end its element, whatever the data say. */
export function dataBlock(type: string, data: unknown, id?: string): string {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`;
}

/** A sentence or two of at most `length` characters, ended between words. */
export function shorten(text: string, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= length) return flat;
  return `${flat.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
