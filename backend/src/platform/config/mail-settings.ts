import { ConfigurationError, isEmail, text, type Variables } from './variables.js';

export interface MailSettings {
  /** null if emails are written as files to the data folder. */
  readonly smtp: SmtpSettings | null;
  readonly from: MailAddress;
}

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** The connection is encrypted from the first byte (smtps://). */
  readonly secure: boolean;
  readonly login: { readonly user: string; readonly password: string } | null;
}

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** @throws ConfigurationError. Its message omits the address of the server, which may contain a password */
export function readMailSettings(variables: Variables, sender: MailAddress): MailSettings {
  return { smtp: readSmtp(variables), from: readFrom(variables) ?? sender };
}

function readSmtp(variables: Variables): SmtpSettings | null {
  const value = text(variables, 'SMTP_URL');
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (
    url === null ||
    !/^smtps?:$/.test(url.protocol) ||
    url.hostname === '' ||
    !/^\/?$/.test(url.pathname + url.search + url.hash)
  ) {
    throw new ConfigurationError('SMTP_URL must be an address like smtp://user:password@mail.example:587');
  }
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    login: url.username === '' ? null : { user: plain(url.username), password: plain(url.password) },
  };
}

function plain(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new ConfigurationError('SMTP_URL: a % in the user or the password must be written as %25');
  }
}

/** `sales@shop.example` or `The shop <sales@shop.example>`. */
function readFrom(variables: Variables): MailAddress | null {
  const value = text(variables, 'MAIL_FROM');
  if (value === null) return null;
  const [, name = '', bracketed] = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>$/u.exec(value) ?? [];
  const address = bracketed ?? value;
  if (!isEmail(address)) throw new ConfigurationError('MAIL_FROM must be like The shop <sales@shop.example>');
  return { name, address };
}
