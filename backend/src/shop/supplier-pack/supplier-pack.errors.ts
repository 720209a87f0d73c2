import { MAX_SUPPLIER_FILE_MB } from '@shop/contract/supplier-pack';
import { DomainError, invalidField, notFound } from '../../platform/errors/domain-error.js';

export const supplierDocumentNotFound = () => notFound('Supplier document');

export const supplierFileRefused = () =>
  invalidField(
    'file',
    `This is no PDF, PNG or JPEG that can be read. Send one of at most ${MAX_SUPPLIER_FILE_MB} MB.`,
    'NOT_A_PDF_OR_PICTURE',
  );

export const emptySupplierFile = () => invalidField('file', 'The file is empty.', 'EMPTY_FILE');

export const supplierFileNeeded = () => invalidField('file', 'Please choose the file of the document.', 'REQUIRED');

/** The body names a file that nobody has uploaded, or that a document has already. */
export const unknownSupplierFile = () =>
  invalidField('file', 'This file is not there any more. Please upload it again.', 'UNKNOWN_FILE');

/** A pack of nothing would say nothing. */
export const noSupplierDocuments = () =>
  new DomainError('conflict', {
    code: 'NO_SUPPLIER_DOCUMENTS',
    message: 'The shop has no supplier documents yet. Please ask it for them.',
  });
