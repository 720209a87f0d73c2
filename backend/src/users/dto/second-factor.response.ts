import { ApiProperty } from '@nestjs/swagger';
import { ApiFlag, ApiWholeNumber } from '../../platform/openapi/response-fields.js';

export class SecondFactorResponse {
  @ApiFlag({ description: 'Whether an authenticator app is set up' })
  app: boolean;

  @ApiWholeNumber({ description: 'Recovery codes that are left', example: 10 })
  recoveryCodesLeft: number;

  @ApiFlag({ description: 'Whether the shop asks all staff for a second factor', example: false })
  isRequired: boolean;
}

/** Read by an authenticator app, from a QR code or by hand. */
export class TotpSetupResponse {
  @ApiProperty({ description: 'In base 32', example: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' })
  secret: string;

  @ApiProperty({
    description: 'For the QR code',
    example: 'otpauth://totp/Shop:staff%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  })
  uri: string;
}

export class RecoveryCodesResponse {
  @ApiProperty({
    type: [String],
    description: 'Shown once. Each signs in once; earlier ones do not work any more. None where there are some already',
    example: ['ABCD-EFGH-JKLM-NPQR'],
  })
  recoveryCodes: string[];
}
