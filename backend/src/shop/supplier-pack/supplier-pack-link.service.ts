import { Inject, Injectable } from '@nestjs/common';
import { PACK_PATH } from '@shop/contract/supplier-pack';
import type { ClientSession } from 'mongoose';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import type { Environment } from '../../platform/config/environment.js';
import { SupplierDocuments } from './supplier-documents.service.js';

/** The address of the pack, for invoices. */
@Injectable()
export class SupplierPackLink {
  constructor(
    private readonly documents: SupplierDocuments,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'publicUrl'>,
  ) {}

  /** @returns the address; null while there is no document, since it would lead to nothing */
  async address(session: ClientSession | null = null): Promise<string | null> {
    return (await this.documents.some(session)) ? `${this.environment.publicUrl}${PACK_PATH}` : null;
  }
}
