import { SaxesParser } from 'saxes';

/** Listeners for the parts of an XML text, in its order. Names have no prefixes; `at` holds the open elements, the outermost first. */
export interface XmlEvents {
  /** @param line from 1 */
  readonly opened?: (
    name: string,
    attributes: Readonly<Record<string, string>>,
    at: readonly string[],
    line: number,
  ) => void;
  readonly text?: (text: string, at: readonly string[]) => void;
  readonly closed?: (name: string) => void;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** @throws Error if it is not well-formed, or declares types or entities; its message begins with line and column */
export function readXml(xml: string, { opened, text, closed }: XmlEvents): void {
  const parser = new SaxesParser({ position: true, xmlns: false });
  const at: string[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw parser.makeError('<!DOCTYPE');
  });
  parser.on('opentag', ({ name, attributes }) => {
    at.push(withoutPrefix(name));
    opened?.(at[at.length - 1] ?? '', attributes, at, parser.line);
  });
  for (const event of ['text', 'cdata'] as const) parser.on(event, (value) => text?.(value, at));
  parser.on('closetag', () => {
    closed?.(at.pop() ?? '');
  });
  parser.write(xml).close();
}

/** The value of the attribute with this name, whatever its prefix. */
export function attributeOf(attributes: Readonly<Record<string, string>>, name: string): string {
  const key = Object.keys(attributes).find((one) => withoutPrefix(one) === name);
  return attributes[key ?? ''] ?? '';
}
