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

/** The library is fetched by those alone who use a passkey. */
const library = () => import('@simplewebauthn/browser');

/** False, too, at an address that is neither https nor localhost. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Lets the user's authenticator answer the server's challenge. Rejects where the user turns it down. */
export const answerWithPasskey = async (
  options: NonNullable<SecondFactorWaysResponse['passkey']>,
): Promise<PasskeyAssertionDto> => {
  const { startAuthentication } = await library();
  // The description of the API leaves the form of the options to WebAuthn.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
};

/** Lets an authenticator make a passkey. Rejects where the user turns it down, or where it holds one of theirs already. */
export const makePasskey = async ({ options }: PasskeySetupResponse): Promise<Omit<AddPasskeyDto, 'name'>> => {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
};

/** The translation key of why an authenticator made no passkey. */
export const reasonOfNone = (error: unknown): string =>
  error instanceof Error && error.name === 'InvalidStateError'
    ? 'shop.security.passkeys.there_already'
    : 'shop.security.passkeys.not_made';
