import { Injectable } from '@nestjs/common';
import type { DocumentLanguage } from '@shop/contract/languages';
import { paymentStatusTones } from '@shop/contract/statuses';
import type { ReceiptModel } from '../../documents/document-model.js';
import { DocumentParts } from '../../documents/document-parts.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { PdfFile } from '../../platform/http/pdf-answer.js';
import { DocumentsService } from '../../platform/pdf/documents.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { UsersService } from '../../people/users/users.service.js';
import type { ReceiptRecord } from './receipt.schema.js';
import { ReceiptsService } from './receipts.service.js';

const NOBODY = { name: '', email: '', phoneNumber: '', address: '', language: undefined };

/** The receipt of money that settles several invoices. */
@Injectable()
export class ReceiptDocument {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly users: UsersService,
    private readonly documents: DocumentsService,
    private readonly settings: SettingsService,
  ) {}

  /** @param language the payer's own unless told @throws DomainError RECEIPT_NOT_FOUND */
  async render(id: string, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const receipt = await this.receipts.loadFor(actor, id);
    const person = receipt.user === null ? NOBODY : await this.users.contact(receipt.user.toHexString());
    const parts = new DocumentParts(language ?? person.language);
    const { receipt: texts } = parts.texts;
    const isReversed = receipt.reversal !== null;
    const byCheque = receipt.paymentMethod === 'Cheque' ? [texts.onceCleared] : [];
    const status = isReversed ? 'Refunded' : 'Received';
    const model: ReceiptModel = {
      ...parts.head(this.settings.current(), { ...person, name: receipt.payer }),
      title: texts.title,
      number: receipt.receiptNumber,
      status: { label: texts.status(status), tone: paymentStatusTones[status] },
      dates: [{ label: texts.date, value: parts.day(receipt.paymentDate) }],
      received: receipt.amount,
      amountInWords: parts.inWords(receipt.amount),
      facts: factsOf(receipt, parts),
      note: '',
      terms: isReversed ? [texts.refunded] : byCheque,
    };
    const bytes = await this.documents.print(actor.id, 'receipt', model);
    return { name: `Receipt-${receipt.receiptNumber}`, bytes };
  }
}

function factsOf(receipt: ReceiptRecord, parts: DocumentParts) {
  const { receipt: labels } = parts.texts;
  const { chequeNumber, chequeDate, reference, order, allocations, refunds, unallocated } = receipt;
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return [
    { label: labels.receivedFrom, value: receipt.payer },
    { label: labels.method, value: parts.texts.paymentMethod(receipt.paymentMethod) },
    ...(chequeNumber === '' ? [] : [{ label: labels.chequeNumber, value: chequeNumber }]),
    ...(chequeDate === null ? [] : [{ label: labels.chequeDate, value: parts.day(chequeDate) }]),
    ...(reference === '' ? [] : [{ label: labels.reference, value: reference }]),
    ...(order ? [{ label: labels.forOrder, value: order.orderNumber }] : []),
    ...allocations.map(({ invoiceNumber, amount }) => ({
      label: `${labels.forInvoice} ${invoiceNumber}`,
      value: parts.amount(amount),
    })),
    ...(refunded > 0 ? [{ label: labels.paidBack, value: parts.amount(refunded) }] : []),
    ...(unallocated > 0 ? [{ label: labels.keptAsCredit, value: parts.amount(unallocated) }] : []),
  ];
}
