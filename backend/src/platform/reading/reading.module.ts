import { Module } from '@nestjs/common';
import { FileReader } from './file-reader.service.js';

@Module({ providers: [FileReader], exports: [FileReader] })
export class ReadingModule {}
