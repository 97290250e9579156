import { describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

const NOW = Date.parse('2026-11-21T02:00:00Z');
const headerOf = (moment: number) => new Date(moment).toUTCString();

describe('the server clock', () => {
  it('is the own clock until a reply tells another time', () => {
    expect(createServerClock(() => NOW).now()).toBe(NOW);
  });

  it('follows a server that lives in another time', () => {
    let own = NOW;
    const clock = createServerClock(() => own);
    clock.learn(headerOf(NOW + 86_400_000));
    own += 5000;
    expect(clock.now()).toBe(NOW + 86_400_000 + 5000);
  });

  it('comes back when the server does', () => {
    const clock = createServerClock(() => NOW);
    clock.learn(headerOf(NOW + 86_400_000));
    clock.learn(headerOf(NOW));
    expect(clock.now()).toBe(NOW);
  });

  it('takes the whole seconds of the header and the way of the reply for no difference', () => {
    const clock = createServerClock(() => NOW + 900);
    clock.learn(headerOf(NOW));
    expect(clock.now()).toBe(NOW + 900);
  });

  it.each([null, '', 'soon'])('is not confused by the header %j', (header) => {
    const clock = createServerClock(() => NOW);
    clock.learn(header);
    expect(clock.now()).toBe(NOW);
  });
});
