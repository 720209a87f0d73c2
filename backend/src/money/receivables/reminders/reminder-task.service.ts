import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { ClientSession } from 'mongoose';
import type { Account } from '../../../billing/invoices/account.js';
import { DueTask } from '../../../platform/jobs/due-task.js';
import { SettingsService } from '../../../shop/settings/settings.service.js';
import { isSendingTime } from './domain/sending-time.js';
import { ReminderPlanning } from './reminder-planning.service.js';
import { reminderKey, ReminderSending } from './reminder-sending.service.js';

interface Piece {
  readonly account: Account;
  readonly day: string;
}

/** Reminds customers of overdue invoices: one email for each account and working day. */
@Injectable()
export class ReminderTask extends DueTask<Piece> {
  protected readonly failure = 'Failed to send a reminder';

  constructor(
    private readonly settings: SettingsService,
    private readonly planning: ReminderPlanning,
    private readonly sending: ReminderSending,
  ) {
    super();
  }

  /** Sends none on the day when reminders are switched on: staff can first see what will be sent. */
  protected async due(now: Date): Promise<readonly Piece[]> {
    const day = dubaiDay(now);
    const { remindersSince } = await this.settings.load(null);
    if (remindersSince === '' || remindersSince >= day || !isSendingTime(now)) return [];
    const planned = (await this.planning.overdueAccounts(day)).filter(({ step }) => step !== null);
    return planned.map(({ account }) => ({ account, day }));
  }

  protected keyOf({ account, day }: Piece): string {
    return reminderKey(account, day);
  }

  protected carryOut({ account, day }: Piece, session: ClientSession): Promise<void> {
    return this.sending.sendDue(account, day, session);
  }
}
