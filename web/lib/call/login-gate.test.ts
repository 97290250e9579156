import { describe, expect, it, vi } from 'vitest';
import { RequestCancelled } from './cancelled.ts';
import { createLoginGate } from './login-gate.ts';

function question() {
  const answers: ((isLoggedIn: boolean) => void)[] = [];
  const ask = vi.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)));
  return { ask, answers };
}

describe('login gate', () => {
  it('asks once for requests that wait at the same time', async () => {
    const { ask, answers } = question();
    const gate = createLoginGate(ask);
    const both = Promise.all([gate(), gate()]);
    answers[0]?.(true);
    await expect(both).resolves.toEqual([true, true]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks again the next time the session expires', async () => {
    const { ask, answers } = question();
    const gate = createLoginGate(ask);
    const first = gate();
    answers[0]?.(false);
    await expect(first).resolves.toBe(false);
    const second = gate();
    answers[1]?.(true);
    await expect(second).resolves.toBe(true);
  });

  it('asks again after asking itself went wrong', async () => {
    const ask = vi.fn(async () => true).mockRejectedValueOnce(new Error('no modal'));
    const gate = createLoginGate(ask);
    await expect(gate()).rejects.toThrow('no modal');
    await expect(gate()).resolves.toBe(true);
  });

  it('lets one caller leave while the others go on waiting', async () => {
    const { ask, answers } = question();
    const gate = createLoginGate(ask);
    const leaver = new AbortController();
    const first = gate(leaver.signal);
    const second = gate();
    leaver.abort();
    await expect(first).rejects.toBeInstanceOf(RequestCancelled);
    answers[0]?.(true);
    await expect(second).resolves.toBe(true);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
