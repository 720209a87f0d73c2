/**
 * Words that a reader does not search for and does not expect, with the plain words to use instead. They are matched as
 * whole words in identifiers (split at capitals), in titles of tests, in comments and in the API description;
 * CONTRIBUTING.md gives the reason.
 */
export const COINAGES = {
  asked: 'requested',
  asks: 'requests, requires',
  deaf: 'stale',
  desk: 'handler',
  desks: 'handlers',
  gate: 'handler, guard',
  gates: 'handlers, guards',
  heard: 'received',
  hears: 'handles, listensTo',
  kept: 'retained, stored',
  mend: 'repair, fix',
  mended: 'repaired',
  mends: 'repairs',
  stands: 'is',
  told: 'notified, reported',
  weighty: 'significant',
};

/** More of them for comments and the API description, where they may be several words. */
const PHRASES = {
  'any more': 'no longer',
  everybody: 'all users, public',
  'in place of': 'instead of',
  'left out': 'omitted',
  nobody: 'not, no user',
  'one’s': 'your, the user’s',
  reckon: 'compute',
  somebody: 'a user',
  tells: 'shows, returns',
};

/** `Whether it is paid` is `True if it is paid`; the others hide the noun. */
const BAD_START = /^(Of|What|Who|Whose|Whether|Those|As) /;
const DESCRIBED = new Set(['summary', 'description']);

/** @returns the first word or phrase of a prose text with its replacement; names in backticks are not checked */
export function oddWordOf(text) {
  const plain = text.replace(/`[^`]*`/g, ' ');
  const start = BAD_START.exec(plain);
  if (start) return { word: start[1], instead: 'begin with the noun, the verb or “True if”' };
  const words = ` ${(plain.toLowerCase().match(/[\w’-]+/g) ?? []).join(' ')} `;
  const odd = Object.entries({ ...COINAGES, ...PHRASES }).find(([word]) => words.includes(` ${word} `));
  return odd && { word: odd[0], instead: odd[1] };
}

/** The text of a string, or of a template or a sum of strings without its values. */
const textOf = (node) => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…');
  return node.type === 'BinaryExpression' ? textOf(node.left) + textOf(node.right) : '';
};

const TEST_FUNCTIONS = new Set(['it', 'test', 'describe']);

/** The words of a name, split at capitals: `isAskedAgain` has three. */
export const wordsOf = (text) =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

/** The function at the root of `it`, `it.each(…)` and `describe.skip`. */
function baseOf(callee) {
  if (callee.type === 'MemberExpression') return baseOf(callee.object);
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return baseOf(callee.callee ?? callee.tag);
  return callee.name;
}

/**
 * Checks comments, and summaries and descriptions of the API. Checks declared names, not their uses; keys of objects and of types are not checked, since they may be those of the
 * API.
 */
export const noCoinages = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { coinage: '“{{word}}”: {{instead}}. See Plain English in CONTRIBUTING.' },
  },
  create(context) {
    const judge = (node, text) => {
      const word = wordsOf(text).find((one) => Object.hasOwn(COINAGES, one));
      if (word) context.report({ node, messageId: 'coinage', data: { word, instead: COINAGES[word] } });
    };
    const judgeName = (node) => node?.type === 'Identifier' && judge(node, node.name);
    const judgePattern = (node) => {
      if (node?.type === 'Identifier') judge(node, node.name);
      else if (node?.type === 'AssignmentPattern') judgePattern(node.left);
      else if (node?.type === 'RestElement') judgePattern(node.argument);
      else if (node?.type === 'ArrayPattern') node.elements.forEach(judgePattern);
      else if (node?.type === 'ObjectPattern')
        node.properties.forEach(({ shorthand, value, argument }) => !shorthand && judgePattern(value ?? argument));
    };
    const judgeFunction = ({ id, params }) => {
      judgeName(id);
      params.forEach((parameter) =>
        judgePattern(parameter.type === 'TSParameterProperty' ? parameter.parameter : parameter),
      );
    };
    const judgeId = ({ id }) => judgeName(id);
    const judgeProse = (node, text) => {
      const data = oddWordOf(text);
      if (data) context.report({ ...node, messageId: 'coinage', data });
    };
    const isOfBackend = context.filename.includes('/backend/src/');
    return {
      Program() {
        for (const { loc, value } of context.sourceCode.getAllComments())
          judgeProse({ loc }, value.replace(/^\s*\*?|\n\s*\*/g, ' ').trim());
      },
      Property({ key, value }) {
        if (isOfBackend && DESCRIBED.has(key.name)) judgeProse({ node: value }, textOf(value));
      },
      VariableDeclarator: ({ id }) => judgePattern(id),
      FunctionDeclaration: judgeFunction,
      FunctionExpression: judgeFunction,
      ArrowFunctionExpression: judgeFunction,
      ClassDeclaration: judgeId,
      TSInterfaceDeclaration: judgeId,
      TSTypeAliasDeclaration: judgeId,
      MethodDefinition: ({ key }) => judgeName(key),
      CallExpression({ callee, arguments: [title] }) {
        if (title?.type === 'Literal' && typeof title.value === 'string' && TEST_FUNCTIONS.has(baseOf(callee)))
          judge(title, title.value);
      },
    };
  },
};
