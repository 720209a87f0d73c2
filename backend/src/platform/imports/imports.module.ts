import { Module } from '@nestjs/common';
import { ReadingModule } from '../reading/reading.module.js';
import { ImportRuns } from './import-runs.service.js';

@Module({ imports: [ReadingModule], providers: [ImportRuns], exports: [ImportRuns] })
export class ImportsModule {}
