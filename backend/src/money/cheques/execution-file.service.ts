import { Injectable } from '@nestjs/common';
import { isExecutive } from '@shop/contract/cheques';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import type { DocumentLanguage } from '@shop/contract/languages';
import type { ChequesModel } from '../../documents/document-model.js';
import { DocumentParts } from '../../documents/document-parts.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { refuse } from '../../platform/errors/refuse.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';
import { type ZipEntry, type ZipFile, zipOf } from '../../platform/http/zip-answer.js';
import { DocumentsService } from '../../platform/pdf/documents.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { InvoicePapers } from '../../billing/invoices/invoice-papers.service.js';
import { endingOf } from '../../platform/http/file-name.js';
import { ChequeFiles } from './cheque-files.service.js';
import type { ChequeFileRef, ChequeRecord } from './cheque.schema.js';
import { ChequesService } from './cheques.service.js';
import { clearedOf, restOf } from './domain/cheque.rules.js';

/** Files for execution, for each user: each prints the invoices of its cheque. */
const EXECUTION_FILES = attemptLimit('executionFile', 30, HOUR);

const NOBODY = { email: '', phoneNumber: '', address: '' };
const FILE_NAMES = { front: 'Cheque-front', back: 'Cheque-back', certificate: 'Bank-certificate' } as const;

/** The file of a returned cheque for a lawyer or a court: a covering letter, the cheque, and its invoices. */
@Injectable()
export class ExecutionFile {
  constructor(
    private readonly cheques: ChequesService,
    private readonly files: ChequeFiles,
    private readonly invoices: InvoicePapers,
    private readonly documents: DocumentsService,
    private readonly settings: SettingsService,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  /** @param language of the letter and the invoices @throws DomainError CHEQUE_NOT_FOUND, CHEQUE_NOT_RETURNED */
  async makeExecutionFile(id: string, actor: Actor, language: DocumentLanguage = 'both'): Promise<ZipFile> {
    const cheque = await this.cheques.load(id);
    if (cheque.returns.length === 0 || restOf(cheque) === 0) throw refuse('CHEQUE_NOT_RETURNED');
    await this.attempts.count(EXECUTION_FILES, actor.id);
    const files = await this.files.filesOf(cheque);
    const letter = this.letterOf(cheque, files, new DocumentParts(language));
    const entries: ZipEntry[] = [
      { name: 'Covering-letter.pdf', bytes: await this.documents.print(actor.id, 'cheques', letter) },
      ...files.map(({ kind, contentType, bytes }) => ({
        name: `${FILE_NAMES[kind]}.${endingOf(contentType)}`,
        bytes,
      })),
    ];
    for (const { invoice } of cheque.allocations) {
      const { name, bytes } = await this.invoices.print(invoice.toHexString(), { language }, actor);
      entries.push({ name: `Invoices/${name}.pdf`, bytes });
    }
    return { name: `Execution-${cheque.number}`, bytes: zipOf(entries, this.clock.now()) };
  }

  private letterOf(
    cheque: ChequeRecord,
    files: readonly Pick<ChequeFileRef, 'kind'>[],
    parts: DocumentParts,
  ): ChequesModel {
    const { letter: texts } = parts.texts.cheques;
    const { number, payer, drawer, amount, returns, allocations } = cheque;
    const [paid, unpaid, last] = [clearedOf(cheque), restOf(cheque), returns.at(-1)];
    const isInstrument = returns.some(({ reason }) => isExecutive(reason));
    return {
      ...parts.head(this.settings.current(), { ...NOBODY, name: texts.court }),
      title: texts.title,
      number,
      badges: [],
      dates: [
        { label: texts.date, value: parts.day(this.clock.now()) },
        { label: texts.debtor, value: payer },
        { label: texts.drawer, value: drawer },
        ...(last === undefined
          ? []
          : [
              { label: texts.returnedOn, value: parts.day(startOfDubaiDay(last.on)) },
              { label: texts.reason, value: texts.reasons[last.reason] },
            ]),
        ...(paid === 0
          ? []
          : [
              { label: texts.amount, value: parts.amount(amount) },
              { label: texts.paid, value: parts.amount(paid) },
            ]),
      ],
      intro: [isInstrument ? texts.executive : texts.payment],
      cheques: { title: texts.unpaid, note: '', ...parts.cheques([{ ...cheque, amount: unpaid }]) },
      amountInWords: parts.inWords(unpaid),
      enclosed: {
        title: texts.enclosed,
        names: [
          ...files.map(({ kind }) => texts.files[kind]),
          ...allocations.map(({ invoiceNumber }) => texts.invoice(invoiceNumber)),
        ],
      },
      signedAs: texts.signedAs,
      note: '',
      terms: [],
    };
  }
}
