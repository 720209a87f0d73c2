export { featureWords as messages } from '@shop/contract/words/ar/features';
