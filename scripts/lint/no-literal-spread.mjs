/** An object literal within another is written as properties of that one. */
export const noLiteralSpread = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { literal: 'Write these properties into the outer object.' },
  },
  create: (context) => ({
    'ObjectExpression > SpreadElement > ObjectExpression': (node) => context.report({ node, messageId: 'literal' }),
  }),
};
