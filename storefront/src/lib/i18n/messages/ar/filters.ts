export { filterWords as messages } from '@shop/contract/words/ar/filters';
