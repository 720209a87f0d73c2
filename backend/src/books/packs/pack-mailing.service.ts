import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import { dayAfter } from '@shop/contract/working-days';
import type { ClientSession } from 'mongoose';
import { DomainError } from '../../platform/errors/domain-error.js';
import { DueTask } from '../../platform/jobs/due-task.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { BookPacks } from './book-packs.service.js';
import type { PackPeriod } from './domain/pack-sums.js';
import { PackLinks } from './pack-links.service.js';

interface DuePack extends PackPeriod {
  /** Why it can't be made yet; null if it can. */
  readonly refusal: string | null;
}

/**
 * Makes the pack of each month that is over, for the accountant. If accounts are missing, the shop is mailed once, and
 * the pack is made as soon as they are chosen.
 */
@Injectable()
export class PackMailing extends DueTask<DuePack> {
  protected readonly failure = 'Failed to make the month pack for the accountant';

  constructor(
    private readonly packs: BookPacks,
    private readonly links: PackLinks,
    private readonly settings: SettingsService,
  ) {
    super();
  }

  protected async due(now: Date): Promise<readonly DuePack[]> {
    if (this.settings.current().accountantEmail === '') return [];
    const to = dayAfter(`${dubaiDay(now).slice(0, 7)}-01`, -1);
    const period = { from: `${to.slice(0, 7)}-01`, to };
    const key = this.keyOf({ ...period, refusal: null });
    if ((await this.once.doneAmong([key])).has(key)) return [];
    return [{ ...period, refusal: await this.refusalOf(period) }];
  }

  protected keyOf({ to, refusal }: DuePack): string {
    return `month pack ${to.slice(0, 7)}${refusal === null ? '' : ' refused'}`;
  }

  protected async carryOut({ from, to, refusal }: DuePack, session: ClientSession): Promise<void> {
    const { accountantEmail: mailTo, name } = await this.settings.load(session);
    if (refusal === null) await this.packs.store({ from, to, language: DEFAULT_LANGUAGE, by: name, mailTo }, session);
    else await this.links.mailFailure({ from, mailTo }, session, refusal);
  }

  private async refusalOf(period: PackPeriod): Promise<string | null> {
    try {
      await this.packs.requireAccounts(period);
      return null;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'ACCOUNTS_MISSING') return error.message;
      throw error;
    }
  }
}
