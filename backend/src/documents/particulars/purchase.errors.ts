import { MAX_PO_FILE_MB } from '@shop/contract/delivery';
import { invalidField, notFound } from '../../platform/errors/domain-error.js';

export const poFileNotFound = () => notFound('PO file');

export const notAPdf = () =>
  invalidField('file', `This is not a PDF. Send a PDF of at most ${MAX_PO_FILE_MB} MB.`, 'NOT_A_PDF');

/** A body names a file that the caller does not have. */
export const unknownPoFile = () =>
  invalidField('poFile', 'This file is not there any more. Please upload it again.', 'UNKNOWN_FILE');

export const pickUpHasNoAddress = () =>
  invalidField('deliveryAddress', 'Goods that are picked up have no delivery address.', 'PICK_UP_HAS_NO_ADDRESS');
