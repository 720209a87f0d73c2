/** An element of a part of a workbook. These parts have neither comments nor declarations of types. */
export interface Element {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: string;
  /** Empty for an element without content. */
  readonly inner: string;
}

/**
 * The elements of these names in their order. A row is followed by its cells.
 * @param names alternatives of a regular expression
 */
export function elementsOf(xml: string, names: string): Element[] {
  const start = new RegExp(`<(?:\\w+:)?(${names})(\\s(?:[^<>"']|"[^"]*"|'[^']*')*?)?(/?)>`, 'g');
  const ends = new Map(names.split('|').map((name) => [name, new RegExp(`</(?:\\w+:)?${name}>`, 'g')]));
  const elements: Element[] = [];
  for (const match of xml.matchAll(start)) {
    const [tag, name = '', attributes = '', slash] = match;
    const from = match.index + tag.length;
    // The content of a row is its cells, which come next.
    const inner = slash === '/' || name === 'row' ? '' : xml.slice(from, endAfter(xml, ends.get(name), from));
    elements.push({ name, attributes, inner });
  }
  return elements;
}

function endAfter(xml: string, end: RegExp | undefined, from: number): number {
  if (end === undefined) return xml.length;
  end.lastIndex = from;
  return end.exec(xml)?.index ?? xml.length;
}

/** The attributes by their names without prefixes. */
export function attributesOf(text: string): Map<string, string> {
  const found = text.matchAll(/(?:[\w-]+:)?([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(Array.from(found, ([, name = '', double, single]) => [name, unescaped(double ?? single ?? '')]));
}

/** The texts of an element: those of its `t`, without readings of East Asian signs. */
export function textIn(inner: string): string {
  const own = inner.replace(/<(?:\w+:)?rPh\b.*?<\/(?:\w+:)?rPh>/gs, '');
  return elementsOf(own, 't')
    .map((element) => unescaped(element.inner))
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function unescaped(text: string): string {
  return text
    .replace(/<!\[CDATA\[(.*?)\]\]>/gs, '$1')
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hex?: string, digits?: string, name = '') => {
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      if (Number.isNaN(code)) return ENTITIES[name as string] ?? entity;
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/_x([\dA-F]{4})_/g, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
