import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { root } from '../setup/processes.mjs';
import { spectralProblems } from './spectral.mjs';

const file = `${root}contract/openapi.json`;
const text = await readFile(file, 'utf8');
const config = await loadConfig({ configPath: `${root}redocly.yaml` });

/** The rules that the description breaks once it is changed so. */
async function brokenBy(...changes) {
  const description = JSON.parse(text);
  for (const change of changes) change(description);
  const problems = await lintFromString({ source: JSON.stringify(description), absoluteRef: file, config });
  return [...new Set(problems.filter(({ ignored }) => !ignored).map(({ ruleId }) => ruleId))];
}

/** The description of these paths, with the components that they refer to: Spectral takes half a minute for all. */
function excerptOf(paths) {
  const description = JSON.parse(text);
  const { components } = description;
  description.paths = Object.fromEntries(paths.map((path) => [path, description.paths[path]]));
  const securityOnly = { securitySchemes: components.securitySchemes };
  const keepAllOf = (part) => {
    for (const [, kind, name] of JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      if (securityOnly[kind]?.[name] !== undefined) continue;
      securityOnly[kind] = { ...securityOnly[kind], [name]: components[kind][name] };
      keepAllOf(components[kind][name]);
    }
  };
  keepAllOf(description.paths);
  return { ...description, components: securityOnly };
}

const signIn = ({ paths }) => paths['/api/users/auth'].post;
const register = ({ paths }) => paths['/api/users'].post;
const order = ({ paths }) => paths['/api/orders/{id}'].get;
const bodyOf = (operation) => operation.requestBody.content['application/json'];

const BREAKERS = [
  ['operation-operationId', (description) => delete register(description).operationId],
  ['operation-summary', (description) => delete signIn(description).summary],
  ['rule/operation-id-says-whose-and-what', (description) => (signIn(description).operationId = 'SignIn')],
  ['operation-tag-defined', (description) => (signIn(description).tags = ['strange'])],
  ['tag-description', ({ tags }) => delete tags[0].description],
  ['security-defined', (description) => delete signIn(description).security],
  ['operation-4xx-response', (description) => (order(description).responses = { 200: { description: 'Done' } })],
  ['no-unused-components', ({ components }) => (components.schemas.Forgotten = { type: 'object' })],
  ['no-unresolved-refs', ({ components }) => delete components.responses.QuoteNotFoundRefusal],
  ['info-license-strict', ({ info }) => delete info.license.identifier],
  ['info-contact', ({ info }) => delete info.contact],
  ['no-empty-servers', (description) => (description.servers = [])],
  ['parameter-description', (description) => delete order(description).parameters[0].description],
  ['no-invalid-parameter-examples', (description) => (order(description).parameters[0].example = 'no id')],
  ['scalar-property-missing-example', ({ components }) => delete components.schemas.SignInDto.properties.email.example],
  ['no-invalid-media-type-examples', (description) => (bodyOf(register(description)).example.email = 7)],
  ['rule/bodies-have-an-example', (description) => delete bodyOf(signIn(description)).example],
  ['rule/parameters-have-a-schema', ({ paths }) => delete paths['/api/invoices/{id}'].get.parameters[0].schema],
  ['response-contains-header', ({ components }) => delete components.responses.TooManyRequestsRefusal.headers],
  ['no-ambiguous-paths', ({ paths }) => (paths['/api/orders/{number}'] = paths['/api/orders/{id}'])],
];

describe('the rules of the API description', () => {
  it('detect each violation', async () => {
    const rules = BREAKERS.map(([rule]) => rule);
    expect(await brokenBy(...BREAKERS.map(([, change]) => change))).toEqual(expect.arrayContaining(rules));
  });

  it('detect the breaking changes, together with those of Spectral', async () => {
    const description = excerptOf(['/api/users/auth', '/api/users', '/api/orders/{id}']);
    delete order(description).responses[500];
    bodyOf(register(description)).schema = { type: 'object', properties: { tags: { type: 'array', items: {} } } };
    const problems = await spectralProblems(description);
    const rules = ['define-error-responses-500', 'array-limit'];
    for (const rule of rules) expect(problems.join('\n')).toContain(rule);
  });
});

it('no schema has a name that generators give to a response', () => {
  const { schemas, responses } = JSON.parse(text).components;
  const taken = Object.keys(responses).flatMap((name) => [name, `${name}Response`]);
  expect(taken.filter((name) => name in schemas)).toEqual([]);
});
