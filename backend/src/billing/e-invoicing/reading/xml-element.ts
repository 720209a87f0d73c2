/** An element of a parsed file. Names have the usual prefix of their namespace, whatever prefix the file uses. */
export class XmlElement {
  readonly attributes = new Map<string, string>();
  readonly children: XmlElement[] = [];
  /** The element's own text. */
  text = '';

  constructor(
    readonly name: string,
    /** The line of its start tag, from 1. */
    readonly line: number,
  ) {}

  /** The first element on the path, for example `cac:Party`, `cac:PostalAddress`. */
  find(...[name, ...rest]: readonly string[]): XmlElement | undefined {
    const found = this.children.find((child) => child.name === name);
    return rest.length === 0 ? found : found?.find(...rest);
  }

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  /** The trimmed text of the first element on the path; empty if there is none. */
  textOf(...path: readonly string[]): string {
    return this.find(...path)?.text.trim() ?? '';
  }

  attributeOf(name: string, ...path: readonly string[]): string {
    return (
      this.find(...path)
        ?.attributes.get(name)
        ?.trim() ?? ''
    );
  }
}
