import { DomainError, notFound } from '../../../platform/errors/domain-error.js';

export const stockAlertNotFound = () => notFound('Stock alert');

export const productAvailable = () =>
  new DomainError('conflict', {
    code: 'PRODUCT_AVAILABLE',
    message: 'This product can be had now: there is nothing to wait for.',
  });
