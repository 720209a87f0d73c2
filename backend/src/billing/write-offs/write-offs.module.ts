import { Module } from '@nestjs/common';
import { storesOf } from '../../platform/database/stores.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { CreditNotesModule } from '../credit-notes/credit-notes.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { Letter, LetterSchema } from './letter.schema.js';
import { Letters } from './letters.service.js';
import { WriteOffsController } from './write-offs.controller.js';
import { WriteOffPapers } from './write-off-papers.service.js';
import { WriteOffs } from './write-offs.service.js';

@Module({
  imports: [storesOf([Letter, LetterSchema]), InvoicesModule, CreditNotesModule, PicturesModule],
  controllers: [WriteOffsController],
  providers: [Letters, WriteOffPapers, WriteOffs],
})
export class WriteOffsModule {}
