/** For components, which know no domain. */
export { numberField } from '@shop/contract/number-fields';
