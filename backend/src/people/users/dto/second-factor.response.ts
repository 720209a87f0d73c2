import { ApiProperty } from '@nestjs/swagger';
import { ApiFlag, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { storedFields } from '../../../platform/openapi/stored-fields.js';
import { Passkey } from '../../user-record/second-factor.schema.js';

export class PasskeyResponse extends storedFields(Passkey, {
  _id: {},
  name: { example: 'Work laptop' },
  addedAt: {},
  lastUsedAt: { description: 'Time of the last sign-in with it' },
}) {}

export class SecondFactorResponse {
  @ApiFlag({ description: 'True if an authenticator app is set up' })
  app: boolean;

  @ApiProperty({ type: [PasskeyResponse] })
  passkeys: PasskeyResponse[];

  @ApiWholeNumber({ description: 'Number of unused recovery codes', example: 10 })
  recoveryCodesLeft: number;

  @ApiFlag({ description: 'True if the shop requires a second factor for all staff', example: false })
  isRequired: boolean;
}

/** The user enters these in an authenticator app, by QR code or by hand. */
export class TotpSetupResponse {
  @ApiProperty({ description: 'Secret in base 32', example: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' })
  secret: string;

  @ApiProperty({
    description: 'URI for the QR code',
    example: 'otpauth://totp/Shop:staff%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  })
  uri: string;
}

export class RecoveryCodesResponse {
  @ApiProperty({
    type: [String],
    description:
      'Shown only once. Each code can be used once; earlier codes no longer work. Empty if the user already has codes',
    example: ['ABCD-EFGH-JKLM-NPQR'],
  })
  recoveryCodes: string[];
}

const OPTIONS = { type: 'object', additionalProperties: true } as const;

/** For `navigator.credentials.create`. */
export class PasskeySetupResponse {
  @ApiProperty({
    ...OPTIONS,
    description: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn',
    example: { challenge: 'bm90IGEgcmVhbCBvbmU' },
  })
  options: object;
}

const SECOND_FACTOR_METHODS = ['totp', 'passkey', 'recovery'] as const;
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

/** The user's second factors, returned after the right password, and to the user. */
export class SecondFactorWaysResponse {
  @ApiProperty({ enum: [...SECOND_FACTOR_METHODS], isArray: true, example: ['totp', 'passkey', 'recovery'] })
  methods: SecondFactorMethod[];

  @ApiProperty({
    ...OPTIONS,
    selfRequired: false,
    description: 'PublicKeyCredentialRequestOptionsJSON of WebAuthn, for `navigator.credentials.get`',
    example: { challenge: 'bm90IGEgcmVhbCBvbmU' },
  })
  passkey?: object;
}
