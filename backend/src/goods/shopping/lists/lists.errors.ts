import { MAX_LIST_LINES, MAX_LISTS } from '@shop/contract/limits';
import { DomainError, invalidField, notFound } from '../../../platform/errors/domain-error.js';

export const listNotFound = () => notFound('List');

export const listNameTaken = () =>
  new DomainError('conflict', {
    code: 'LIST_NAME_TAKEN',
    message: 'You have a list of this name already.',
    fields: { name: 'You have a list of this name already.' },
  });

export const tooManyLists = () =>
  new DomainError('conflict', {
    code: 'TOO_MANY_LISTS',
    message: `You have ${MAX_LISTS} lists already: delete one first.`,
    params: { max: MAX_LISTS },
  });

export const listFull = () =>
  new DomainError('conflict', {
    code: 'LIST_FULL',
    message: `A list holds at most ${MAX_LIST_LINES} products.`,
    params: { max: MAX_LIST_LINES },
  });

/** A colleague's list was to be changed. */
export const listOfAnother = () =>
  new DomainError('conflict', { code: 'LIST_OF_ANOTHER', message: 'Only its owner changes a shared list.' });

export const unknownListProduct = (index: number) =>
  invalidField(`lines.${index}.product`, 'This product is not in the shop.', 'UNKNOWN_PRODUCT');
