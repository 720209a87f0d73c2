import { notFound } from '../../platform/errors/domain-error.js';

export const messageNotFound = () => notFound('Message');
