/** An element of a parsed file. Names have the usual prefix of their namespace, whatever prefix the file uses. */
export class XmlElement {
  readonly attributes = new Map<string, string>();
  readonly children: XmlElement[] = [];
  /** The element's own text. */
  text = '';
  /** The number of characters of an attachment, without spaces and padding. They are not stored. */
  omitted = 0;

  /** How many children of a name there are. */
  private readonly counts = new Map<string, number>();
  /** Its place among the children of its name, from 1. */
  private readonly number: number;

  constructor(
    readonly name: string,
    /** The line of its start tag, from 1. */
    readonly line: number,
    readonly parent?: XmlElement,
  ) {
    this.number = parent?.add(this) ?? 1;
  }

  private add(child: XmlElement): number {
    this.children.push(child);
    const number = (this.counts.get(child.name) ?? 0) + 1;
    this.counts.set(child.name, number);
    return number;
  }

  /** The first element on the path, for example `cac:Party`, `cac:PostalAddress`. */
  find(...[name, ...rest]: readonly string[]): XmlElement | undefined {
    const found = this.children.find((child) => child.name === name);
    return rest.length === 0 ? found : found?.find(...rest);
  }

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  /** All elements on a path, for example `cac:Party/cac:PostalAddress`; ` | ` separates alternatives. */
  select(path: string): XmlElement[] {
    return path.split(' | ').flatMap((one) => {
      let found: XmlElement[] = [this];
      for (const name of one.split('/')) found = found.flatMap((element) => element.all(name));
      return found;
    });
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

  get isBlank(): boolean {
    return this.omitted === 0 && this.text.trim() === '';
  }

  /** The path from the root, with the number of an element that has siblings of its name. */
  get place(): string {
    if (this.parent === undefined) return '';
    const number = this.parent.counts.get(this.name) === 1 ? '' : `[${this.number}]`;
    const above = this.parent.place;
    return `${above === '' ? '' : `${above}/`}${this.name}${number}`;
  }
}

/** A whole file, whose elements are found by name at any depth. */
export class XmlTree {
  private readonly byName = new Map<string, XmlElement[]>();

  constructor(readonly root: XmlElement) {
    this.note(root);
  }

  /** All elements on a path from the root, or, after `//`, from any element of its first name; ` | ` separates alternatives. */
  select(path: string): XmlElement[] {
    if (path === '/') return [this.root];
    return path.split(' | ').flatMap((one) => {
      if (!one.startsWith('//')) return this.root.select(one);
      const [name = '', ...rest] = one.slice(2).split('/');
      const found = this.byName.get(name) ?? [];
      return rest.length === 0 ? found : found.flatMap((element) => element.select(rest.join('/')));
    });
  }

  get elements(): IterableIterator<XmlElement[]> {
    return this.byName.values();
  }

  private note(element: XmlElement): void {
    const same = this.byName.get(element.name);
    if (same === undefined) this.byName.set(element.name, [element]);
    else same.push(element);
    for (const child of element.children) this.note(child);
  }
}
