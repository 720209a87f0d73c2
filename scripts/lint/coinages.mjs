/**
 * Words that a reader does not search for and does not expect, with the plain words to use instead. They are matched as
 * whole words in identifiers (split at capitals) and in titles of tests; CONTRIBUTING.md says why.
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

const TEST_FUNCTIONS = new Set(['it', 'test', 'describe']);

/** `isAskedAgain` becomes is, asked, again. */
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
 * Checks declared names, not their uses; keys of objects and of types are not checked, since they may be those of the
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
    return {
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
