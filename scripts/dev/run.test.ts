import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { controlMode } from '#server/replica/guard.ts';
import { parseAddress, serverEnv } from './run.mjs';

describe('the server behind the pages while developing', () => {
  it.each([
    [[], 'open'],
    [['--host', 'localhost'], 'open'],
    [['--host', '0.0.0.0'], 'token'],
    [['--host=192.168.1.20'], 'token'],
  ])('after "npm run dev -- %j" is steered as after "npm start": %s', (args, control) => {
    const { host } = parseAddress(args, {});
    const env = readEnv([], serverEnv(host, '5431'));
    expect([controlMode(env), controlMode(readEnv(['--host', host], {}))]).toEqual([control, control]);
    expect([env.listenHost, env.port]).toEqual(['127.0.0.1', 5431]);
  });

  it('takes the flags of "npm start", its own and those of the server', () => {
    const words = ['--ready-file', 'here', '--cors=http://a.example', '--seed', '7', '--backend-insecure'];
    expect(parseAddress(words, { PORT: '1' })).toEqual({
      port: 1,
      host: '127.0.0.1',
      readyFile: 'here',
      serverFlags: ['--cors', 'http://a.example', '--seed', '7', '--backend-insecure'],
    });
    expect(() => parseAddress(['--readyfile', 'here'], {})).toThrow('Did you mean "--ready-file"?');
  });
});
