export * from 'supertest';
export { default } from 'supertest';
