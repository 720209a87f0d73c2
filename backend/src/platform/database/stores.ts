import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { plainStoreOf } from './plain-store.js';
import { recordStoreOf } from './record-store.js';
import type { RecordKind } from './record.js';

type Collection<T> = readonly [type: abstract new () => T, schema: object, kind?: RecordKind<T>];

@Module({})
class Stores {}

/** The models of a module's collections, and their stores: with a kind a RecordStore, else a PlainStore. */
export function storesOf<T extends object[]>(
  ...collections: { readonly [K in keyof T]: Collection<T[K]> }
): DynamicModule {
  const all = collections as readonly Collection<object>[];
  const models = MongooseModule.forFeature(all.map(([{ name }, schema]) => ({ name, schema })));
  const providers = all.map(([type, , kind]) => (kind ? recordStoreOf(type, kind) : plainStoreOf(type)));
  return { module: Stores, imports: [models], providers, exports: [models, ...providers] };
}
