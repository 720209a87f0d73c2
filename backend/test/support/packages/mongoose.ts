export * from 'mongoose';
export { default } from 'mongoose';
