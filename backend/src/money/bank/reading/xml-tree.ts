import { readXml } from '@shop/contract/sheets/xml';
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
export function xmlTree(xml: string): XmlElement {
  const root: XmlElement = { name: '', line: 1, currency: '', children: [], text: '' };
  const open = [root];
  const last = () => open.at(-1) ?? root;
  try {
    readXml(xml, {
      opened: (name, { Ccy: currency = '' }, at, line) => {
        const element: XmlElement = { name, line, currency, children: [], text: '' };
        last().children.push(element);
        open.push(element);
        if (at.length >= MOST_DEPTH) throw new Error(`${String(line)}:0: <${name}>`);
      },
      text: (part) => (last().text += part),
      closed: () => open.pop(),
    });
  } catch (error) {
    const [, line = '', message = ''] = /(\d+):\d+: (.*)/s.exec(String(error)) ?? [];
    if (message === '') throw error;
    throw unreadable(Number(line), message);
  }
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
