import { Module } from '@nestjs/common';
import { storesOf } from '../database/stores.js';
import { MediaController, UploadsController } from './media.controller.js';
import { Pictures } from './pictures.service.js';
import { PictureCleaning } from './picture-cleaning.service.js';
import { Picture, PictureSchema } from './picture.schema.js';

/** Pictures in the database, and their upload. */
@Module({
  imports: [storesOf([Picture, PictureSchema])],
  controllers: [MediaController, UploadsController],
  providers: [Pictures, PictureCleaning],
  exports: [Pictures],
})
export class PicturesModule {}
