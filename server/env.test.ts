import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('the environment of a server', () => {
  it('takes a variable set to nothing for one that is not set', () => {
    const names = [
      ...['PORT', 'HOST', 'DATA_DIR', 'REPLICA_MODE', 'REPLICA_WEB', 'REPLICA_SEED', 'REPLICA_CLOCK'],
      ...['REPLICA_CONTROL_TOKEN', 'REPLICA_SIGN_SECRET', 'REPLICA_LOG', 'REPLICA_TRUST_PROXY'],
      ...['REPLICA_SANDBOX_CAP', 'REPLICA_SANDBOX_IDLE_MINUTES', 'REPLICA_SANDBOX_MINUTES'],
      ...['REPLICA_DURABLE', 'REPLICA_MOMENTS', 'REPLICA_BACKEND', 'REPLICA_LOCAL', 'REPLICA_LOCAL_ACCOUNT'],
    ];
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(readEnv([], empty)).toEqual(readEnv([], {}));
    expect(readEnv([], empty)).toMatchObject({ host: '127.0.0.1', dataDir: '.data' });
  });

  it('refuses an empty host on the command line, which would be every network', () => {
    expect(() => readEnv(['--host='], {})).toThrow('--host needs a value');
  });

  it('waits for the disk only when it is told to', () => {
    expect(readEnv([], {}).isDurable).toBe(false);
    expect(readEnv([], { REPLICA_DURABLE: '1' }).isDurable).toBe(true);
  });

  it.each([
    [{ REPLICA_WEB: 'console' }, 1000],
    [{ REPLICA_WEB: 'console', REPLICA_MOMENTS: '0' }, 0],
    [{}, 0],
    [{ REPLICA_MOMENTS: '7' }, 7],
    [{ REPLICA_MODE: 'demo', REPLICA_WEB: 'console', REPLICA_MOMENTS: '7' }, 7],
    [{ REPLICA_MODE: 'demo' }, 20],
  ])(
    'keeps the last writes where developers work and where something is shown, or as many as it is told: %j',
    (environment, most) => {
      expect(readEnv([], environment).moments).toBe(most);
    },
  );

  it('remembers fewer exchanges where many visitors share one memory', () => {
    expect(readEnv([], {}).exchanges).toBe(1000);
    expect(readEnv([], { REPLICA_MODE: 'demo' }).exchanges).toBe(200);
  });

  it('refuses more of them than there can be', () => {
    expect(() => readEnv([], { REPLICA_MOMENTS: '1001' })).toThrow('REPLICA_MOMENTS');
  });
});
