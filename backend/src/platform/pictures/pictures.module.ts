import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { plainStoreOf } from '../database/plain-store.js';
import { MediaController, UploadsController } from './media.controller.js';
import { Pictures } from './pictures.service.js';
import { PictureCleaning } from './picture-cleaning.service.js';
import { Picture, PictureSchema } from './picture.schema.js';

/** Pictures in the database, and their upload. */
@Module({
  imports: [MongooseModule.forFeature([{ name: Picture.name, schema: PictureSchema }])],
  controllers: [MediaController, UploadsController],
  providers: [plainStoreOf(Picture), Pictures, PictureCleaning],
  exports: [Pictures],
})
export class PicturesModule {}
