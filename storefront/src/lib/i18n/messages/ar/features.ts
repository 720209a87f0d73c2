import { featureWords, filterWords } from '@shop/contract/words/ar/features';

export const messages = { ...featureWords, ...filterWords };
