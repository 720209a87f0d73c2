import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { plainStoreOf } from '../../platform/database/plain-store.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { CreditNotesModule } from '../credit-notes/credit-notes.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { Letter, LetterSchema } from './letter.schema.js';
import { Letters } from './letters.service.js';
import { WriteOffsController } from './write-offs.controller.js';
import { WriteOffPapers } from './write-off-papers.service.js';
import { WriteOffs } from './write-offs.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Letter.name, schema: LetterSchema }]),
    InvoicesModule,
    CreditNotesModule,
    PicturesModule,
  ],
  controllers: [WriteOffsController],
  providers: [plainStoreOf(Letter), Letters, WriteOffPapers, WriteOffs],
})
export class WriteOffsModule {}
