import { type DynamicModule, Module } from '@nestjs/common';
import { DOCUMENTS_OPTIONS, type DocumentsOptions, DocumentsService } from './documents.service.js';

/**
 * Documents as PDF; knows nothing of the shop. The application calls `forRoot` once; a module that makes
 * documents imports the bare class, which says so and adds no second browser.
 */
@Module({})
export class DocumentsModule {
  static forRoot(options: DocumentsOptions): DynamicModule {
    return {
      module: DocumentsModule,
      global: true,
      providers: [{ provide: DOCUMENTS_OPTIONS, useValue: options }, DocumentsService],
      exports: [DocumentsService],
    };
  }
}
