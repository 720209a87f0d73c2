import type { Model, Schema } from 'mongoose';

type Fields = Readonly<Record<string, unknown>>;

const rules = new WeakMap<object, (record: object) => Fields>();

/**
 * Stores additional fields with each record that are computed from its other fields, such as search tokens. A schema may
 * have several rules.
 */
export function deriveFields<T extends object>(schema: Schema<T>, derive: (record: T) => Fields): void {
  const rule = derive as (record: object) => Fields;
  const before = rules.get(schema);
  rules.set(schema, before === undefined ? rule : (record) => ({ ...before(record), ...rule(record) }));
  schema.pre('save', function () {
    this.set(derive(this.toObject() as T));
  });
  schema.pre('insertMany', (records: T[]) => {
    for (const record of records) Object.assign(record, derive(record));
  });
}

export function derivedFields<T extends object>(model: Model<T>, record: T): Fields {
  return rules.get(model.schema)?.(record) ?? {};
}
