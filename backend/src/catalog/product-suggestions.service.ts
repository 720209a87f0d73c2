import { Injectable } from '@nestjs/common';
import { searchWords } from './domain/search-words.js';
import { bestSuggestions } from './domain/suggestions.js';
import type { ProductResponse } from './dto/product.response.js';
import type { SuggestionResponse } from './dto/suggestion.response.js';
import { LiveCatalogue } from './live-catalogue.service.js';
import { toSuggestion } from './product.mapper.js';
import { toSelection } from './product-selection.js';

/** As many as a phone shows above its keyboard. */
const MOST = 6;
/** The best are chosen among these. */
const CONSIDERED = 48;
const AS_JSON = { before: '[', between: ',', after: ']' };

/** What a search field offers while it is typed in. */
@Injectable()
export class ProductSuggestions {
  constructor(private readonly live: LiveCatalogue) {}

  /** None where nothing was typed. */
  async of(text: string): Promise<SuggestionResponse[]> {
    const words = searchWords(text);
    if (words.length === 0) return [];
    const { index } = await this.live.current();
    const { products } = index.page({ ...toSelection({}), words }, 0, CONSIDERED);
    const found = JSON.parse(products.join(AS_JSON).toString()) as ProductResponse[];
    return bestSuggestions(found, words, MOST).map(toSuggestion);
  }
}
