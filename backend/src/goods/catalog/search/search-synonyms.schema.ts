import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SYNONYMS_ID } from '@shop/contract/synonyms';
import { Types } from 'mongoose';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../../platform/database/record.js';

/** Phrases with the same meaning in a search. */
@Schema({ _id: false, versionKey: false })
export class SynonymGroup {
  @Prop({ type: [String], required: true })
  phrases: string[];
}

/** The synonyms of the trade, edited by staff: one record. */
@Schema({ ...RECORD_OPTIONS, collection: 'synonyms' })
export class SearchSynonymList extends Versioned {
  @Prop({ type: [SchemaFactory.createForClass(SynonymGroup)], default: [] })
  groups: SynonymGroup[];
}

export type SearchSynonymsRecord = SearchSynonymList & Stored;
export const SEARCH_SYNONYMS_RECORD: RecordKind<SearchSynonymList> = {
  resource: 'synonyms',
  name: 'list of synonyms',
  about: 'Search synonyms, for staff',
  notFound: 'LIST_OF_SYNONYMS_NOT_FOUND',
  nameField: null,
  readAction: 'products.read',
};
export const SearchSynonymsSchema = SchemaFactory.createForClass(SearchSynonymList);

export const SEARCH_SYNONYMS_ID = new Types.ObjectId(SYNONYMS_ID);
