/** An element of a file that was read. Names carry the usual prefix of their namespace, whatever the file calls it. */
export class XmlElement {
  readonly attributes = new Map<string, string>();
  readonly children: XmlElement[] = [];
  /** Texts of the element itself. */
  text = '';

  constructor(
    readonly name: string,
    /** The line of its start tag, from 1. */
    readonly line: number,
  ) {}

  /** The first element on the path, as `cac:Party`, `cac:PostalAddress`. */
  find(...[name, ...rest]: readonly string[]): XmlElement | undefined {
    const found = this.children.find((child) => child.name === name);
    return rest.length === 0 ? found : found?.find(...rest);
  }

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  /** The text of the first element on the path, without spaces around it; empty: there is none. */
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
