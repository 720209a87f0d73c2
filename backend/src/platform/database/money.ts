import { Prop } from '@nestjs/mongoose';
import type { Schema } from 'mongoose';

/**
 * An amount, stored in whole fils. The history and the API's responses find the amounts by this schema and show them in
 * AED.
 */
export const Money = (options: { readonly required: true } | { readonly default: 0 | null }): PropertyDecorator =>
  Prop({ type: Number, isMoney: true, ...options });

/**
 * The names of the amounts in the records of a schema, with those of its parts and lines.
 * @throws Error if a name is an amount in one part and another kind of number in a second part
 */
export function moneyFieldsOf(schema: Schema): ReadonlySet<string> {
  const money = new Set<string>();
  const numbers = new Set<string>();
  addNumbers(schema, money, numbers);
  const unclear = [...money].filter((field) => numbers.has(field));
  if (unclear.length > 0)
    throw new Error(`These field names are used both for amounts and for other numbers: ${unclear.join(', ')}`);
  return money;
}

function addNumbers(schema: Schema, money: Set<string>, numbers: Set<string>): void {
  schema.eachPath((path, { instance, options }) => {
    if (instance === 'Number') (options.isMoney === true ? money : numbers).add(path.split('.').at(-1) ?? path);
  });
  for (const child of schema.childSchemas) addNumbers(child.schema, money, numbers);
}
