import { expect, it } from '@jest/globals';
import { Schema, Types } from 'mongoose';
import { ownerIndex } from './owner-index.js';

const schema = new Schema({ user: Schema.Types.ObjectId, company: Schema.Types.ObjectId, createdAt: Date });
schema.index({ createdAt: -1 });
schema.index({ user: 1, createdAt: -1 });
schema.index({ company: 1, createdAt: -1 });
const id = new Types.ObjectId();

it.each<[string, object, object | undefined]>([
  ['the user, beside any company', { user: id, company: { $in: [null, id] } }, { user: 1, createdAt: -1 }],
  ['the user as text', { user: { $eq: id.toHexString() } }, { user: 1, createdAt: -1 }],
  ['the company, without some users', { company: id, user: { $nin: [id] } }, { company: 1, createdAt: -1 }],
  ['nobody', { company: null, status: 'Open' }, undefined],
  ['several users', { user: { $in: [id, id] } }, undefined],
])('a filter that names %s is answered by their index', (_, filter, index) => {
  expect(ownerIndex(schema, filter)).toEqual(index);
});

it('a schema without such an index has none', () => {
  expect(ownerIndex(new Schema({ user: Schema.Types.ObjectId }), { user: id })).toBeUndefined();
});
