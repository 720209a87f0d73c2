import type { XmlElement, XmlTree } from '../xml-element.js';
import type { CodeList } from './code-lists.js';

/** The fault at a place. */
export type Problem =
  | { readonly kind: 'missing' | 'repeated' | 'unwanted' | 'empty' }
  | { readonly kind: 'different'; readonly found: string; readonly wanted: string }
  | { readonly kind: 'unlisted'; readonly found: string; readonly list: string }
  | { readonly kind: 'decimals'; readonly found: string; readonly most: number };

/** A place where a document breaks a rule. */
export interface Breach {
  /** For example `cac:InvoiceLine[2]/cac:Price/cbc:PriceAmount`. */
  readonly place: string;
  /** The line of the file. */
  readonly line: number;
  readonly problem: Problem;
}

/** An official rule. It is about elements, since documents of other shops have more of them than those that are shown. */
export interface TreeRule {
  readonly id: string;
  readonly breaches: (tree: XmlTree) => readonly Breach[];
}

/** Whether a rule applies to the element. */
export type When = (element: XmlElement, tree: XmlTree) => boolean;

const ALWAYS: When = () => true;
const ATTRIBUTE = /^(.*?)\/?@(\w+)$/;

/** The trimmed texts at a path from the element; those of attributes after `@`. */
function valuesAt(element: XmlElement, path: string): string[] {
  return path.split(' | ').flatMap((one) => {
    const [, parents = '', name] = ATTRIBUTE.exec(one) ?? [];
    if (name === undefined) return element.select(one).map(({ text }) => text.trim());
    const owners = parents === '' ? [element] : element.select(parents);
    return owners.flatMap(({ attributes }) => attributes.get(name)?.trim() ?? []);
  });
}

export const has = (element: XmlElement, path: string): boolean => valuesAt(element, path).length > 0;

export function breach(element: XmlElement, problem: Problem, path = ''): Breach {
  return { place: [element.place, path].filter(Boolean).join('/'), line: element.line, problem };
}

/** @param at path of the elements that the rule is about @param one the problem of an element, if there is one */
export function ruleAt(id: string, at: string, one: (element: XmlElement, tree: XmlTree) => Breach | null): TreeRule {
  return { id, breaches: (tree) => tree.select(at).flatMap((element) => one(element, tree) ?? []) };
}

export const missing = (id: string, at: string, path: string, when = ALWAYS): TreeRule =>
  ruleAt(id, at, (element, tree) =>
    !has(element, path) && when(element, tree) ? breach(element, { kind: 'missing' }, path) : null,
  );

export const repeated = (id: string, at: string, path: string, when = ALWAYS, most = 1): TreeRule =>
  ruleAt(id, at, (element, tree) =>
    valuesAt(element, path).length > most && when(element, tree) ? breach(element, { kind: 'repeated' }, path) : null,
  );

export const unwanted = (id: string, at: string, path: string, when = ALWAYS): TreeRule =>
  ruleAt(id, at, (element, tree) =>
    has(element, path) && when(element, tree) ? breach(element, { kind: 'unwanted' }, path) : null,
  );

/** @param list the list for the element, if its value is a code */
export const unlisted = (
  id: string,
  at: string,
  path: string,
  list: CodeList | ((element: XmlElement) => CodeList),
): TreeRule => ({
  id,
  breaches: (tree) =>
    tree.select(at).flatMap((element) => {
      const { name, codes } = typeof list === 'function' ? list(element) : list;
      return valuesOf(element, path).flatMap((found) =>
        codes.has(found) ? [] : breach(element, { kind: 'unlisted', found, list: name }, path),
      );
    }),
});

/** @param wanted the form or value in signs that all languages have, such as `> 0` */
export const different = (
  id: string,
  at: string,
  path: string,
  wanted: string,
  isWanted: (found: string) => boolean,
  when = ALWAYS,
): TreeRule => ({
  id,
  breaches: (tree) =>
    tree
      .select(at)
      .flatMap((element) =>
        valuesOf(element, path).flatMap((found) =>
          isWanted(found) || !when(element, tree) ? [] : breach(element, { kind: 'different', found, wanted }, path),
        ),
      ),
});

/** An empty path is the element itself. */
const valuesOf = (element: XmlElement, path: string): string[] =>
  path === '' ? [element.text.trim()] : valuesAt(element, path);

export const decimals = (id: string, at: string, most: number): TreeRule =>
  ruleAt(id, at, (element) => {
    const found = element.text.trim();
    return (found.split('.')[1] ?? '').length > most ? breach(element, { kind: 'decimals', found, most }) : null;
  });
