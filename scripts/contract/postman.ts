/** The pact as a Postman collection: of each operation the exchange that succeeds, after the states that it needs. */
import { operationOf, type PactDocument, type PactInteraction } from '#contracts/pact/pact-file.ts';
import { isSuccess } from './coverage-map.ts';
import { virtualPact } from './virtual-pact.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const AUTHORIZATION = 'Authorization';

/**
 * Each request begins at the seed, so that none meets what another wrote. Before a backend that has no address for states
 * `statesUrl` is emptied: then nothing is prepared, and `token` is the session of whoever runs it.
 */
export function postmanCollection(pact: PactDocument, baseUrl: string): object {
  const { interactions } = virtualPact(pact);
  const successes = new Map<string, PactInteraction>();
  for (const one of interactions) {
    const id = operationOf(one);
    if (isSuccess(one.response.body) && !successes.has(id)) successes.set(id, one);
  }
  const serviceOf = (id: string) => id.split('.', 1)[0] ?? '';
  const services = [...new Set([...successes.keys()].map(serviceOf))];
  return {
    info: { name: 'Desk replica', schema: SCHEMA },
    auth: { type: 'apikey', apikey: variables({ key: AUTHORIZATION, value: '{{token}}', in: 'header' }) },
    variable: variables({ baseUrl, statesUrl: '{{baseUrl}}/__replica/pact/states', token: '' }),
    item: services.map((name) => ({
      name,
      item: [...successes].filter(([id]) => serviceOf(id) === name).map(([id, one]) => item(id, one)),
    })),
  };
}

function variables(values: Readonly<Record<string, string>>): object[] {
  return Object.entries(values).map(([key, value]) => ({ key, value, type: 'string' }));
}

function item(id: string, interaction: PactInteraction): object {
  const { request, description, response } = interaction;
  const { [AUTHORIZATION]: token, ...headers } = request.headers ?? {};
  const query = Object.entries(request.query ?? {}).flatMap(([key, values]) =>
    values.map((value) => ({ key, value })),
  );
  const path = request.path.split('/').slice(1);
  return {
    name: id,
    event: [
      script('prerequest', prepared(interaction, token)),
      script('test', expected(typeof response.body === 'string')),
    ],
    request: {
      description,
      method: request.method,
      ...(token === undefined ? { auth: { type: 'noauth' } } : {}),
      header: Object.entries(headers).map(([key, value]) => ({ key, value })),
      url: { host: ['{{baseUrl}}'], path, query },
      ...(request.body === undefined ? {} : { body: form(request.body) }),
    },
  };
}

function form(body: string): object {
  const fields = [...new URLSearchParams(body)].map(([key, value]) => ({ key, value }));
  return { mode: 'urlencoded', urlencoded: fields };
}

function script(listen: 'prerequest' | 'test', exec: readonly string[]): object {
  return { listen, script: { type: 'text/javascript', exec } };
}

function prepared({ providerStates = [] }: PactInteraction, token: string | undefined): string[] {
  const states = providerStates.map(({ name, params = {} }) => ({ action: 'setup', state: name, params }));
  return [
    "const url = pm.variables.replaceIn(pm.variables.get('statesUrl'));",
    `const states = ${JSON.stringify(states)};`,
    'const next = () => {',
    '  const state = states.shift();',
    '  if (!state) return;',
    "  const body = { mode: 'raw', raw: JSON.stringify(state) };",
    "  pm.sendRequest({ url, method: 'POST', header: { 'content-type': 'application/json' }, body }, (error, reply) => {",
    '    if (error || reply.code !== 200) throw new Error("failed: " + state.state);',
    '    next();',
    '  });',
    '};',
    `if (url) { ${token === undefined ? '' : `pm.variables.set('token', ${JSON.stringify(token)}); `}next(); }`,
  ];
}

function expected(isText: boolean): string[] {
  const succeeds = isText
    ? 'pm.expect(pm.response.text()).not.to.match(/^(-1|\\{.*|[^|]*[\\u4e00-\\u9fff][^|]*)$/);'
    : 'pm.expect(pm.response.json().code).to.eql(0);';
  return ["pm.test('succeeds', () => {", '  pm.response.to.have.status(200);', `  ${succeeds}`, '});'];
}
