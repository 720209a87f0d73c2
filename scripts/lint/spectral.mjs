/**
 * Checks the API description against Spectral's rules for OWASP's API Security Top 10; Redocly's linter checks OpenAPI
 * itself. Accepted findings are listed here with their reasons.
 */
import spectral from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';

const anywhere = () => true;
const inAnswers = (path) => /\/responses\/|^components\/schemas\/\w+Response\b/.test(path.join('/'));
const at = (pattern) => (path) => pattern.test(path[1]);
const forEverybody = ([, address, method], { paths }) => paths[address][method].security.length === 0;

/** The rule, the accepted place, and the reason. */
const ACCEPTED = [
  ['owasp:api4:2023-string-restricted', anywhere, 'names, notes and addresses are free texts'],
  [
    'owasp:api4:2023-string-limit',
    anywhere,
    'ids, days and instants are bounded by pattern or format, answers by their requests',
  ],
  ['owasp:api4:2023-array-limit', inAnswers, 'the server answers what there is; requests are bounded'],
  ['owasp:api4:2023-integer-limit', inAnswers, 'counts and versions have no highest value; requests are bounded'],
  ['owasp:api4:2023-rate-limit', anywhere, 'a caller is told when to come back (Retry-After) once there is a reason'],
  ['owasp:api4:2023-rate-limit-responses-429', at(/^\/api\/(health|metrics)/), 'they answer however busy the shop is'],
  ['owasp:api8:2023-define-cors-origin', anywhere, 'no other origin is answered: there is no CORS'],
  ['owasp:api8:2023-define-error-responses-401', forEverybody, 'nobody has to sign in for it'],
  ['owasp:api2:2023-read-restricted', forEverybody, 'the shop window, its health and its pictures are public'],
  [
    'owasp:api2:2023-write-restricted',
    forEverybody,
    'signing in and out, registering, resets and messages need no session',
  ],
  [
    'owasp:api5:2023-admin-security-unique',
    at(/\/admin$/),
    'it takes the scheme of all of the staff’s, with or without `admin` in the path',
  ],
  [
    'owasp:api2:2023-no-credentials-in-url',
    at(/^\/api\/(quote|document|book-pack)-links\//),
    'the link is the credential, and people open it',
  ],
  ['owasp:api8:2023-define-error-validation', at(/^\/media\//), 'any other name is 404'],
];

/** @returns {Promise<string[]>} unaccepted findings, and acceptances without a finding */
export async function spectralProblems(description) {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[owasp.default ?? owasp, 'recommended']] });
  const needed = new Set();
  const isAccepted = ({ code, path }) => {
    const acceptance = ACCEPTED.find(([rule, where]) => rule === code && where(path, description));
    needed.add(acceptance);
    return acceptance !== undefined;
  };
  const findings = (await linter.run(description)).filter((finding) => !isAccepted(finding));
  const unneeded = ACCEPTED.filter((acceptance) => !needed.has(acceptance));
  return [
    ...findings.map(({ code, path, message }) => `${code} at ${path.join(' › ')}: ${message}`),
    ...unneeded.map(([rule]) => `${rule} is accepted in scripts/lint/spectral.mjs, but finds nothing`),
  ];
}
