import { notFound } from '../common/errors/domain-error.js';

export const messageNotFound = () => notFound('Message');
