import { describe, expect, it } from '@jest/globals';
import { type Model, Mongoose, Schema } from 'mongoose';
import { PlainStore } from './plain-store.js';

interface Link {
  readonly note: string;
}
const modelOf = (collection: string): Model<Link> =>
  new Mongoose().model<Link, Model<Link>>('Link', new Schema<Link, Model<Link>>({ note: String }), collection);

describe('a store of records without a history', () => {
  it('is refused for records that have one', () => {
    expect(() => new PlainStore(modelOf('invoices'))).toThrow('invoices keep a history');
    expect(() => new PlainStore(modelOf('quote-links'))).not.toThrow();
  });
});
