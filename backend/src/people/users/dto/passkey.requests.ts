import { MAX_LENGTH } from '@shop/contract/limits';
import { Text } from '../../../platform/http/validation/fields.js';
import { Texts } from '../../../platform/http/validation/list-fields.js';

/**
 * Limits in base64url characters. An id has at most 1,023 bytes; the signature of a long RSA key has 700 characters, an
 * attestation contains id and key.
 */
const MAX = { id: 1400, part: 1500, attestation: 4000 };
const MAX_TRANSPORTS = 10;
const MAX_TRANSPORT = 20;

const FromBrowser = (max: number, example: string) =>
  Text({
    max,
    kind: 'exact',
    required: 'The passkey is incomplete.',
    description: 'Encoded in base64url, as returned by the browser',
    example,
  });

class PasskeyDto {
  @FromBrowser(MAX.id, 'YSBjcmVkZW50aWFs')
  id: string;

  @FromBrowser(MAX.part, 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0')
  clientDataJSON: string;
}

/** An authenticator's answer to a challenge. */
export class PasskeyAssertionDto extends PasskeyDto {
  @FromBrowser(MAX.part, 'YXV0aGVudGljYXRvcg')
  authenticatorData: string;

  @FromBrowser(MAX.part, 'c2lnbmF0dXJl')
  signature: string;
}

/** A key pair that an authenticator made. */
export class AddPasskeyDto extends PasskeyDto {
  @Text({ max: MAX_LENGTH.name, required: 'Name is required.', example: 'Work laptop' })
  name: string;

  @FromBrowser(MAX.attestation, 'YXR0ZXN0YXRpb24')
  attestationObject: string;

  @Texts({
    max: MAX_TRANSPORTS,
    maxLength: MAX_TRANSPORT,
    optional: 'filled',
    example: ['internal'],
    description: 'Transports of the authenticator',
  })
  transports?: string[];
}
