import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { searchWords } from './domain/search-words.js';
import { bestSuggestions } from './domain/suggestions.js';
import type { SuggestionResponse } from './dto/suggestion.response.js';
import { toSuggestion } from './product.mapper.js';
import { allOf, conditionOfWords, LISTED } from './product-selection.js';
import { Product, type ProductRecord } from './product.schema.js';

/** As many as a phone shows above its keyboard. */
const MOST = 6;
/** The best are chosen among these: more would be read for every letter that is typed. */
const CONSIDERED = 48;

/** What a search field offers while it is typed in. */
@Injectable()
export class ProductSuggestions {
  constructor(@InjectModel(Product.name) private readonly products: Model<Product>) {}

  /** None where nothing was typed. */
  async of(text: string): Promise<SuggestionResponse[]> {
    const words = searchWords(text);
    if (words.length === 0) return [];
    const found = await this.products
      .find(allOf([LISTED, conditionOfWords(words)]))
      .sort({ listKey: 1, _id: 1 })
      .limit(CONSIDERED)
      .select({ name: 1, sku: 1, images: 1, isAvailable: 1 })
      .lean<ProductRecord[]>();
    return bestSuggestions(found, words, MOST).map(toSuggestion);
  }
}
