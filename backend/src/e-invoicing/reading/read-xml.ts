import { SaxesParser } from 'saxes';
import { XmlElement } from './xml-element.js';
import { refuse } from '../../platform/errors/refuse.js';

/** Limits: an invoice of 2 MB has 900 lines, nests 8 deep and has 25,000 elements. Attachments have no limit of their own. */
const MOST = { depth: 32, elements: 30_000, attributes: 32, attributeLength: 1000, textLength: 50_000 } as const;

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const PREFIXES: ReadonlyMap<string, string> = new Map([
  [`${UBL}CommonAggregateComponents-2`, 'cac:'],
  [`${UBL}CommonBasicComponents-2`, 'cbc:'],
]);
/** The file is parsed in pieces, so that an endless name, text or comment is refused early. */
const PIECE = 65_536;
const MOST_WITHOUT_TAG = 2 * PIECE;
const ENTITY = 'undefined entity';
const ATTACHMENT = 'cbc:EmbeddedDocumentBinaryObject';

/** Called when the root begins, with itself, and each time that a child of it ends, with that child. */
type Inspect = (root: XmlElement, last: XmlElement) => void;

/**
 * Reads XML from an untrusted source. It is parsed in one pass, and refused at the first unsafe or too large part:
 * document types, entities other than the five of XML, and limits of depth, number and length.
 * @param inspect lets other kinds of documents be refused for their kind
 * @throws DomainError XML_UNSAFE, XML_BEYOND_LIMIT, XML_NOT_WELL_FORMED, XML_WRONG_ENCODING
 */
export function readXml(bytes: Uint8Array, inspect: Inspect): XmlElement {
  const text = decoded(bytes);
  refuseDocumentType(text);
  return new Reading(inspect).of(text);
}

/** Another encoding can hide unsafe parts from the checks. */
function decoded(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('XML_WRONG_ENCODING', { found: 'in another encoding' });
  }
  if (text.includes('\u0000')) throw refuse('XML_WRONG_ENCODING', { found: 'in another encoding' });
  return text;
}

/** A document type can only be before the first element, after comments and instructions. */
function refuseDocumentType(text: string): void {
  let at = 0;
  for (;;) {
    at += text.slice(at, at + PIECE).search(/\S|$/);
    if (text.startsWith('<!DOCTYPE', at))
      throw refuse('XML_UNSAFE', { line: lineAt(text, at), found: 'document type' });
    const end = endOf(text, at);
    if (end <= at) return;
    at = end;
  }
}

/** @returns the position after the comment or instruction that begins here; 0 if there is none */
function endOf(text: string, at: number): number {
  if (text.startsWith('<?', at)) return text.indexOf('?>', at) + 2;
  return text.startsWith('<!--', at) ? text.indexOf('-->', at) + 3 : 0;
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

class Reading {
  private readonly parser = new SaxesParser({ xmlns: true, position: true });
  private readonly open: XmlElement[] = [];
  private root: XmlElement | undefined;
  /** The element that ended last. */
  private closed: XmlElement | undefined;
  private elements = 0;
  private sinceTag = 0;
  private attributes = 0;

  constructor(private readonly inspect: Inspect) {}

  of(text: string): XmlElement {
    this.follow();
    for (let at = 0; at < text.length; at += PIECE) {
      this.sinceTag += PIECE;
      if (this.sinceTag > MOST_WITHOUT_TAG && !this.isInAttachment)
        this.limit(`made with ${MOST_WITHOUT_TAG} characters without a tag`);
      this.parser.write(text.slice(at, at + PIECE));
    }
    this.parser.close();
    if (this.root === undefined)
      throw refuse('XML_NOT_WELL_FORMED', { line: this.parser.line, problem: 'there is no element.' });
    return this.root;
  }

  private follow(): void {
    const { parser } = this;
    parser.on('error', (error) => this.refuse(error));
    parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
      if (encoding.toUpperCase() !== 'UTF-8')
        throw refuse('XML_WRONG_ENCODING', { found: `said to be ${encoding.slice(0, 40)}` });
    });
    parser.on('doctype', () => {
      throw refuse('XML_UNSAFE', { line: parser.line, found: 'document type' });
    });
    parser.on('opentagstart', () => this.begin());
    parser.on('attribute', ({ value }) => this.count(value));
    parser.on('opentag', ({ uri, local, attributes }) => {
      const parent = this.open.at(-1);
      const element = new XmlElement(`${prefixOf(uri, this.open.length)}${local}`, parser.line, parent);
      for (const { prefix, local: name, value } of Object.values(attributes)) {
        if (prefix === '') element.attributes.set(name, value);
      }
      this.open.push(element);
      if (parent === undefined) this.beginRoot(element);
    });
    parser.on('text', (part) => this.take(part));
    parser.on('cdata', (part) => this.take(part));
    parser.on('closetag', () => {
      this.closed = this.open.pop();
      this.sinceTag = 0;
      if (this.root !== undefined && this.closed !== undefined && this.open.length === 1)
        this.inspect(this.root, this.closed);
    });
  }

  private get isInAttachment(): boolean {
    return this.open.at(-1)?.name === ATTACHMENT;
  }

  private beginRoot(root: XmlElement): void {
    this.root ??= root;
    this.inspect(root, root);
  }

  private begin(): void {
    this.elements += 1;
    this.attributes = 0;
    this.sinceTag = 0;
    if (this.elements > MOST.elements) this.limit(`longer than ${MOST.elements} elements`);
    if (this.open.length >= MOST.depth) this.limit(`deeper than ${MOST.depth} elements`);
  }

  private count(value: string): void {
    this.attributes += 1;
    if (this.attributes > MOST.attributes)
      this.limit(`made with more than ${MOST.attributes} attributes at an element`);
    if (value.length > MOST.attributeLength) {
      this.limit(`made with attributes of more than ${MOST.attributeLength} characters`);
    }
  }

  private take(part: string): void {
    const element = this.open.at(-1);
    if (element === undefined) return;
    if (this.isInAttachment) {
      element.omitted += part.replaceAll(/[\s=]/g, '').length;
      return;
    }
    if (element.text.length + part.length > MOST.textLength) {
      this.limit(`made with texts of more than ${MOST.textLength} characters`);
    }
    element.text += part;
  }

  private limit(limit: string): never {
    throw refuse('XML_BEYOND_LIMIT', { line: this.parser.line, limit });
  }

  /** If an end tag is missing, the line where its element began helps more than the line of the end. */
  private unclosed(problem: string): XmlElement | undefined {
    if (problem.startsWith('unexpected close tag')) return this.closed;
    return problem.startsWith('unclosed tag') ? this.open.at(-1) : undefined;
  }

  private refuse({ message }: Error): never {
    const { line } = this.parser;
    const problem = message.replace(/^.*?\d+:\d+: /, '').slice(0, 200);
    if (problem.startsWith(ENTITY)) throw refuse('XML_UNSAFE', { line: line, found: 'entity' });
    const unclosed = this.unclosed(problem);
    if (unclosed !== undefined)
      throw refuse('XML_NOT_WELL_FORMED', { line: unclosed.line, problem: `${unclosed.name} is not closed.` });
    throw refuse('XML_NOT_WELL_FORMED', { line, problem });
  }
}

/** The namespace identifies the root; elements of other namespaces are extensions, and not read. */
function prefixOf(uri: string, depth: number): string {
  return depth === 0 ? `{${uri}}` : (PREFIXES.get(uri) ?? `{${uri}}`);
}
