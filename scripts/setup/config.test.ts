import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { SETTINGS } from '#server/settings.mjs';
import { CONFIG_FILE, configSchema, explainSettings, layConfig, readConfig } from './config.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replica-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (text: string) => writeFileSync(join(folder, CONFIG_FILE), text);

describe('replica.config.json', () => {
  it('is under the environment, and that under the flags', () => {
    write('{ "port": 6001, "seed": 6, "cors": ["http://a.example", "http://b.example"], "log": true }');
    const env: NodeJS.ProcessEnv = { REPLICA_SEED: '7', PORT: '' };
    const config = readConfig(env, folder);
    const explained = explainSettings(['--cors', 'http://c.example'], env, config, { web: 'console' });
    const of = (wanted: string) => explained.find(({ name }) => name === wanted);
    expect(['port', 'seed', 'cors', 'host', 'web'].map(of)).toEqual([
      { name: 'port', value: '6001', source: CONFIG_FILE },
      { name: 'seed', value: '7', source: 'REPLICA_SEED' },
      { name: 'cors', value: 'http://c.example', source: '--cors' },
      { name: 'host', value: '127.0.0.1', source: 'default' },
      { name: 'web', value: 'console', source: 'default' },
    ]);
    layConfig(folder, env);
    expect(readEnv([], env)).toMatchObject({
      port: 6001,
      seed: 7,
      corsOrigins: ['http://a.example', 'http://b.example'],
      logsRequests: true,
    });
    expect(readEnv(['--cors', 'http://c.example'], env).corsOrigins).toEqual(['http://c.example']);
  });

  it('names files beside itself, and may itself be named', () => {
    writeFileSync(
      join(folder, 'mine.json'),
      '{ "$schema": "x", "dataDir": "data", "readyFile": "/run/ready" }',
    );
    expect(readConfig({ REPLICA_CONFIG: 'mine.json' }, folder).variables).toEqual({
      DATA_DIR: join(folder, 'data'),
      REPLICA_READY_FILE: '/run/ready',
    });
    expect(() => readConfig({ REPLICA_CONFIG: 'other.json' }, folder)).toThrow('which is not there');
    expect(readConfig({}, folder)).toEqual({ file: null, variables: {} });
  });

  it('never shows a secret', () => {
    const shown = explainSettings([], { REPLICA_CONTROL_TOKEN: 's3cret' }, { file: null, variables: {} });
    expect(shown).toContainEqual({ name: 'controlToken', value: '(set)', source: 'REPLICA_CONTROL_TOKEN' });
    expect(JSON.stringify(shown)).not.toContain('s3cret');
  });

  const schema = new Ajv().compile(configSchema());
  it.each([
    ['{ "prot": 1 }', 'Unknown key "prot". Did you mean "port"?'],
    ['{ "toString": 1 }', 'Unknown key "toString".'],
    ['{ "port": 65536 }', '"port" has to be a whole number from 0 to 65535'],
    ['{ "port": "6001" }', '"port" has to be a whole number'],
    ['{ "log": 1 }', '"log" has to be true or false'],
    ['{ "cors": "http://a.example" }', '"cors" has to be a list of texts'],
    ['{ "local": ["a,b"] }', '"local" has to be a list of texts'],
    ['{ "host": "" }', '"host" has to be a text'],
    ['{ "web": "consol" }', '"web" has to be one of web, console, demo'],
    [
      '{ "controlToken": "x" }',
      '"controlToken" a secret does not stand in a file: set REPLICA_CONTROL_TOKEN',
    ],
    ['[]', 'has to be an object'],
  ])('refuses %s, as the schema for editors does', (text, words) => {
    write(text);
    expect(() => readConfig({}, folder)).toThrow(words);
    expect(schema(JSON.parse(text))).toBe(false);
  });

  it('is refused where it is no JSON', () => {
    write('{');
    expect(() => readConfig({}, folder)).toThrow(`${CONFIG_FILE} cannot be read`);
  });

  it('takes what the schema takes', () => {
    const full = { port: 0, host: 'a', local: ['A.*'], backendInsecure: false, mode: 'demo', sandboxCap: 3 };
    expect(schema(full)).toBe(true);
    write(JSON.stringify(full));
    expect(readConfig({}, folder).variables).toMatchObject({ PORT: '0', REPLICA_BACKEND_INSECURE: '0' });
  });
});

it('every variable is told of in a README', () => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const told = read('README.md') + read('server/replica/README.md');
  const untold = Object.values(SETTINGS).filter(({ variable }) => !told.includes(`\`${variable}\``));
  expect(untold).toEqual([]);
});
