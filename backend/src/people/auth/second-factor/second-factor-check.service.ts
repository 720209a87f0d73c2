import { Inject, Injectable } from '@nestjs/common';
import { Seal } from '../../../platform/auth/sealing.js';
import { Clock } from '../../../platform/clock.js';
import { SESSION_SECRET } from '../../../platform/config/config.module.js';
import { InjectRecords, RecordStore } from '../../../platform/database/record-store.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { recoveryHash } from '../../users/domain/recovery-codes.js';
import { stepOfCode } from '../../users/domain/totp.js';
import type { PasskeyAssertionDto } from '../../users/dto/passkey.requests.js';
import type { SecondFactorWaysResponse } from '../../users/dto/second-factor.response.js';
import { User, type UserRecord } from '../../user-record/user.schema.js';
import { PasskeyCheck } from './passkey-check.service.js';
import { passkeysOf } from '../../user-record/second-factor.schema.js';

const TOTP_LENGTH = 6;

/** Checks codes of authenticator apps and recovery codes. Each works once, also of two calls at the same moment. */
@Injectable()
export class SecondFactorCheck {
  private readonly seal: Seal;

  constructor(
    @InjectRecords(User) private readonly records: RecordStore<User>,
    @Inject(SESSION_SECRET) secret: string,
    private readonly passkeys: PasskeyCheck,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {
    this.seal = new Seal(secret, 'second factor');
  }

  close(totpSecret: string): string {
    return this.seal.close(totpSecret);
  }

  /** @returns the step of the code; null where the code is wrong, or the secret was sealed with another key of the shop */
  stepOf(sealed: string, code: string): number | null {
    const secret = this.seal.open(sealed);
    return secret === null ? null : stepOfCode(secret, code, this.clock.now());
  }

  /** @returns whether the code was right, and had not been used; it is used then */
  async use(user: UserRecord, code: string): Promise<boolean> {
    return code.length === TOTP_LENGTH ? this.useTotp(user, code) : this.useRecoveryCode(user, code);
  }

  /** @returns whether a passkey of the user's answered the challenge that they were given; it is used then */
  usePasskey(user: UserRecord, assertion: PasskeyAssertionDto): Promise<boolean> {
    return this.passkeys.use(user, assertion);
  }

  /** The ways beside the password that the user has, with a challenge for a passkey. */
  async ways(user: UserRecord): Promise<SecondFactorWaysResponse> {
    const { secondFactor } = user;
    const hasPasskey = passkeysOf(user).length > 0;
    const methods: SecondFactorWaysResponse['methods'] = [
      ...(secondFactor?.totp ? (['totp'] as const) : []),
      ...(hasPasskey ? (['passkey'] as const) : []),
      ...((secondFactor?.recovery ?? []).length > 0 ? (['recovery'] as const) : []),
    ];
    return { methods, ...(hasPasskey && { passkey: await this.passkeys.ask(user) }) };
  }

  private async useTotp({ _id, secondFactor }: UserRecord, code: string): Promise<boolean> {
    const sealed = secondFactor?.totp ?? null;
    const step = sealed === null ? null : this.stepOf(sealed, code);
    if (step === null) return false;
    const unused = { _id, 'secondFactor.totp': sealed, 'secondFactor.totpStep': { $lt: step } };
    return (await this.records.amend(unused, { $set: { 'secondFactor.totpStep': step } })) !== null;
  }

  private async useRecoveryCode({ _id, name }: UserRecord, code: string): Promise<boolean> {
    const hash = recoveryHash(code);
    const actor = { id: _id.toHexString(), name };
    const used = await this.transactions.run(null, (session) =>
      this.records.amend(
        { _id, 'secondFactor.recovery': hash },
        { $pull: { 'secondFactor.recovery': hash } },
        { actor, session, action: 'recovery code used', changes: [] },
      ),
    );
    return used !== null;
  }
}
