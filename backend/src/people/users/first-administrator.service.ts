import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import { AccountsService } from './accounts.service.js';
import { UsersService } from './users.service.js';

export interface FirstAdministrator {
  readonly email: string;
  /** null when the operator chose it. */
  readonly generatedPassword: string | null;
}

/** Gives an empty shop its administrator. */
@Injectable()
export class FirstAdministratorService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly users: UsersService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @returns null when the shop has an administrator already */
  async ensure(): Promise<FirstAdministrator | null> {
    if (await this.users.hasAdministrator()) return null;
    const email = this.environment.adminEmail ?? 'admin@example.com';
    const password = this.environment.adminPassword ?? randomBytes(16).toString('base64url');
    try {
      await this.accounts.create({ name: 'Administrator', email, phoneNumber: '', password, isAdmin: true });
    } catch (error) {
      // Another server that starts at the same moment may have been first.
      if (await this.users.hasAdministrator()) return null;
      throw error;
    }
    return { email, generatedPassword: this.environment.adminPassword === null ? password : null };
  }
}
