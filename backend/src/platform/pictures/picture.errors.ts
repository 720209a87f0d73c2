import { UnsupportedMediaTypeException } from '@nestjs/common';
import { invalidField, notFound } from '../errors/domain-error.js';

export const pictureNotFound = () => notFound('Picture');

export const unreadablePicture = () =>
  invalidField('picture', 'This picture can’t be read. Save it anew and try again.', 'UNREADABLE_PICTURE');

export const tooManyPixels = () =>
  invalidField('picture', 'This picture has more than 40 million pixels.', 'TOO_MANY_PIXELS');

export const unsupportedPicture = () => new UnsupportedMediaTypeException('Pictures may be JPEG, PNG, WebP or AVIF.');
