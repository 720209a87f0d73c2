export { symbols } from 'pino';
