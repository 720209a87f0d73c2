/**
 * An element: a text, or elements in their order. null if the element has no content: it is omitted, because no element may be empty.
 */
export type XmlNode = {
  readonly name: string;
  readonly attributes: string;
  readonly content: string | readonly XmlNode[];
} | null;

/** Characters that XML 1.0 can't contain, not even escaped. The API refuses them; older records may contain them. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** @param attributes those without a value are omitted */
export function text(name: string, value: string | number, attributes: Readonly<Record<string, string>> = {}): XmlNode {
  const content = String(value).replace(FORBIDDEN, '').trim();
  return content === '' ? null : { name, attributes: written(attributes), content };
}

export function element(
  name: string,
  children: readonly XmlNode[],
  attributes: Readonly<Record<string, string>> = {},
): XmlNode {
  const content = children.filter((child) => child !== null);
  return content.length === 0 ? null : { name, attributes: written(attributes), content };
}

/** The document with its XML declaration; the same nodes always give the same bytes. */
export function xmlDocument(root: XmlNode, namespaces: Readonly<Record<string, string>>): string {
  if (root === null) return '';
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  write({ ...root, attributes: written(namespaces) }, '', lines);
  return `${lines.join('\n')}\n`;
}

function write(node: NonNullable<XmlNode>, indent: string, lines: string[]): void {
  const { name, attributes, content } = node;
  if (typeof content === 'string') {
    lines.push(`${indent}<${name}${attributes}>${escaped(content)}</${name}>`);
    return;
  }
  lines.push(`${indent}<${name}${attributes}>`);
  for (const child of content) if (child !== null) write(child, `${indent}  `, lines);
  lines.push(`${indent}</${name}>`);
}

const escaped = (value: string): string => value.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? character);

function written(attributes: Readonly<Record<string, string>>): string {
  const given = Object.entries(attributes).map(([name, value]) => [name, value.replace(FORBIDDEN, '').trim()] as const);
  return given.map(([name, value]) => (value === '' ? '' : ` ${name}="${escaped(value)}"`)).join('');
}
