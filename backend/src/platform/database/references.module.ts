import { Global, Module } from '@nestjs/common';
import { References } from './references.service.js';

@Global()
@Module({ providers: [References], exports: [References] })
export class ReferencesModule {}
