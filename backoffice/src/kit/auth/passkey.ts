import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type {
  AddPasskeyDto,
  PasskeyAssertionDto,
  PasskeySetupResponse,
  SecondFactorWaysResponse,
} from '@shop/contract/api';

/** The library is loaded only for users of a passkey. */
const library = () => import('@simplewebauthn/browser');

/** Also false at an address that is neither https nor localhost. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Lets the user's authenticator answer the server's challenge. Rejects if the user declines. */
export const answerWithPasskey = async (
  options: NonNullable<SecondFactorWaysResponse['passkey']>,
): Promise<PasskeyAssertionDto> => {
  const { startAuthentication } = await library();
  // WebAuthn defines the form of the options, so the API description leaves it open.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
};

/**
 * Lets an authenticator create a passkey. Rejects if the user declines, or the authenticator already has one of the
 * user's passkeys.
 */
export const makePasskey = async ({ options }: PasskeySetupResponse): Promise<Omit<AddPasskeyDto, 'name'>> => {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
};

/** The translation key of the reason why no passkey was created. */
export const reasonOfNone = (error: unknown): string =>
  error instanceof Error && error.name === 'InvalidStateError'
    ? 'shop.security.passkeys.there_already'
    : 'shop.security.passkeys.not_made';
