const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const NAMESPACES = `xmlns="${UBL}Invoice-2" xmlns:cac="${UBL}CommonAggregateComponents-2" xmlns:cbc="${UBL}CommonBasicComponents-2"`;
/** As large as the API takes them. */
const SIZE = 2 * 1_048_576;

const filled = (unit: string, around = 0): string => unit.repeat(Math.floor((SIZE - around - 1000) / unit.length));
const invoice = (content: string): string => `<Invoice ${NAMESPACES}>${content}</Invoice>`;
const note = (content: string): string => invoice(`<cbc:Note>${content}</cbc:Note>`);

const LAUGHS = Array.from({ length: 9 }, (_, index) => {
  const inner = index === 0 ? 'lol' : `&lol${index - 1};`.repeat(10);
  return `<!ENTITY lol${index} "${inner}">`;
}).join('\n');

/** Files that are made to exhaust who reads them, with the code of their refusal. */
export const BOMBS: Readonly<Record<string, readonly [xml: string, code: string]>> = {
  'billion laughs': [`<?xml version="1.0"?>\n<!DOCTYPE lolz [${LAUGHS}]>\n${note('&lol8;')}`, 'XML_UNSAFE'],
  'quadratic blow-up': [
    `<!DOCTYPE bomb [<!ENTITY a "${'a'.repeat(SIZE / 2)}">]>${note(filled('&a;', SIZE / 2))}`,
    'XML_UNSAFE',
  ],
  'an external entity': [
    `<!DOCTYPE Invoice [<!ENTITY passwords SYSTEM "file:///etc/passwd">]>${note('&passwords;')}`,
    'XML_UNSAFE',
  ],
  'an external document type': [`<!DOCTYPE Invoice SYSTEM "http://localhost/e.dtd">${note('x')}`, 'XML_UNSAFE'],
  'a document type behind a comment': [`<!-- ${filled('x', 100)} --><!DOCTYPE Invoice []>`, 'XML_UNSAFE'],
  'an unended document type': [`<?x y?><!-- x --><!DOCTYPE Invoice [${filled('"\'')}`, 'XML_UNSAFE'],
  'an entity that nobody declared': [note('&lol;'), 'XML_UNSAFE'],
  'deep nesting': [`<Invoice ${NAMESPACES}>${filled('<a>')}`, 'XML_BEYOND_LIMIT'],
  'many elements': [invoice(filled('<a/>')), 'XML_BEYOND_LIMIT'],
  'many attributes': [`<Invoice ${NAMESPACES} ${filledAttributes()}/>`, 'XML_BEYOND_LIMIT'],
  'many namespaces': [`<Invoice ${filledNamespaces()}/>`, 'XML_BEYOND_LIMIT'],
  'a long attribute': [`<Invoice ${NAMESPACES} a="${filled('x')}"/>`, 'XML_BEYOND_LIMIT'],
  'a long text': [note(filled('x')), 'XML_BEYOND_LIMIT'],
  'a text in many parts': [note(filled('x<!-- -->')), 'XML_BEYOND_LIMIT'],
  'a long name': [`<${filled('x')}/>`, 'XML_BEYOND_LIMIT'],
  'brackets alone': [filled('<'), 'XML_NOT_WELL_FORMED'],
  'many entities': [note(filled('&amp;')), 'XML_BEYOND_LIMIT'],
  'comments alone': [filled('<!---->'), 'XML_BEYOND_LIMIT'],
  'spaces alone': [filled(' \n'), 'XML_BEYOND_LIMIT'],
};

function filledAttributes(): string {
  return Array.from({ length: 150_000 }, (_, index) => `a${index}="1"`).join(' ');
}

function filledNamespaces(): string {
  return Array.from({ length: 80_000 }, (_, index) => `xmlns:a${index}="urn:a"`).join(' ');
}
