export { catalogWords as messages } from '@shop/contract/words/ar/catalog';
