/** Methods that write, of Mongoose's models, documents, queries and collections, and of the driver's collections. */
const WRITES = new Set([
  ...['create', 'insertOne', 'insertMany', 'save', 'bulkSave', 'bulkWrite', 'updateOne', 'updateMany', 'replaceOne'],
  ...['deleteOne', 'deleteMany', 'findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete'],
  ...['findByIdAndUpdate', 'findByIdAndDelete', 'initializeOrderedBulkOp', 'initializeUnorderedBulkOp'],
  ...['drop', 'dropCollection', 'dropDatabase', 'rename'],
]);
const LIBRARY = /\/node_modules\/(mongoose|mongodb)\//;

const nameOf = ({ computed, key, property = key }) => {
  if (!computed) return property.name ?? property.value;
  return property.type === 'Literal' ? property.value : undefined;
};

/**
 * Only RecordStore and PlainStore may write records. The rule checks the type that owns the method: a `create` of a
 * service is not Mongoose's, and a model is recognised by its type, not by its name.
 */
export const noDirectWrites = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { direct: 'Write records through their RecordStore, or through a PlainStore if they have no history.' },
  },
  create(context) {
    const { program, getTypeAtLocation } = context.sourceCode.parserServices;
    // The rule needs type information.
    if (!program) return {};
    const checker = program.getTypeChecker();
    const judge = (receiver, member) => {
      const name = nameOf(member);
      if (!WRITES.has(name)) return;
      const method = checker.getPropertyOfType(checker.getApparentType(getTypeAtLocation(receiver)), name);
      const isOfLibrary = method?.declarations?.some((declared) => LIBRARY.test(declared.getSourceFile().fileName));
      if (isOfLibrary) context.report({ node: member, messageId: 'direct' });
    };
    return {
      MemberExpression: (node) => judge(node.object, node),
      ObjectPattern: (node) => node.properties.filter(({ key }) => key).forEach((property) => judge(node, property)),
    };
  },
};
