import { SaxesParser } from 'saxes';
import { unreadable } from './bank-statement.js';

/** An element of an XML file, by its name without prefix. */
export interface XmlElement {
  readonly name: string;
  readonly line: number;
  /** The attribute `Ccy`; empty: none. */
  readonly currency: string;
  readonly children: XmlElement[];
  /** Its own text, also in CDATA. */
  text: string;
}

const MOST_DEPTH = 24;

/** @throws DomainError BANK_FILE_UNREADABLE; declarations of types and entities are refused */
export function xmlTree(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const root: XmlElement = { name: '', line: 1, currency: '', children: [], text: '' };
  const open = [root];
  const fail = (value: string): never => {
    throw unreadable(parser.line, value);
  };
  parser.on('error', ({ message }) => fail(message.replace(/^.*?\d+:\d+: /, '')));
  parser.on('doctype', () => fail('<!DOCTYPE'));
  parser.on('opentag', ({ local, attributes }) => {
    const currency = attributes['Ccy']?.value ?? '';
    const element: XmlElement = { name: local, line: parser.line, currency, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
    if (open.length > MOST_DEPTH) fail(`<${local}>`);
  });
  const add = (part: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  return root;
}

/** All elements at one of these paths below an element: `Refs/EndToEndId`. */
export function allAt(element: XmlElement | undefined, ...paths: readonly string[]): XmlElement[] {
  return paths.flatMap((path) =>
    path
      .split('/')
      .reduce<XmlElement[]>(
        (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
        element === undefined ? [] : [element],
      ),
  );
}

/** The first text that is not empty at one of these paths; empty: none. */
export const textAt = (element: XmlElement | undefined, ...paths: readonly string[]): string =>
  allAt(element, ...paths)
    .map(({ text }) => text.trim())
    .find((text) => text !== '') ?? '';

/** The elements of this name, wherever they are below. */
export const elementsNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => (child.name === name ? [child] : elementsNamed(child, name)));
