import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { openStorage, type StorageBackend } from '../storage.ts';
import { createTokenStore } from './token.ts';

function tokenStoreOverMap() {
  const values = new Map<string, string>();
  const backend: StorageBackend = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => values.set(key, text),
    removeItem: (key) => values.delete(key),
    clear: () => values.clear(),
  };
  const events = new EventTarget();
  const tokens = createTokenStore(
    openStorage(() => backend),
    events,
  );
  function fromAnotherTab(key: string | null) {
    events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
  return { values, tokens, fromAnotherTab };
}

describe('token store', () => {
  it('keeps the token under deskyongfengToken', () => {
    const { values, tokens } = tokenStoreOverMap();
    tokens.write('t-1');
    expect(values.get('deskyongfengToken')).toBe('"t-1"');
    expect(tokens.read()).toBe('t-1');
  });

  it('has no token at first and after clearing', () => {
    const { tokens } = tokenStoreOverMap();
    expect(tokens.read()).toBeNull();
    tokens.write('t-1');
    tokens.clear();
    expect(tokens.read()).toBeNull();
  });

  it.each(['', '""', '{"token":"x"}', 'null', 'undefined', '[]'])('reads %s as no token', (stored) => {
    const { values, tokens } = tokenStoreOverMap();
    values.set('deskyongfengToken', stored);
    expect(tokens.read()).toBeNull();
  });

  it.each([
    ['a raw token', '4f0c-9a.71_b', '4f0c-9a.71_b'],
    ['a raw one that looks like a number', '0012345678901234567890', '0012345678901234567890'],
    ['a number too large to be one', '98765432109876543210', '98765432109876543210'],
    ['one that looks like a truth value', 'true', 'true'],
    ['a raw one with half a quotation mark', '"half', '"half'],
    ['one with a line end', 't-1\n', 't-1'],
    ['one stored as JSON', '"t-1"', 't-1'],
    ['a number stored as JSON text', '"0012"', '0012'],
  ])('reads %s and leaves it where it is', (_what, stored, token) => {
    const { values, tokens } = tokenStoreOverMap();
    values.set('deskyongfengToken', stored);
    expect(tokens.read()).toBe(token);
    expect(values.get('deskyongfengToken')).toBe(stored);
  });

  it('never throws, and reads again whatever text it wrote itself', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { values, tokens } = tokenStoreOverMap();
        values.set('deskyongfengToken', text);
        tokens.read();
        tokens.write(text);
        expect(tokens.read()).toBe(text === '' ? null : text);
      }),
    );
  });

  it('reports the token another tab wrote', () => {
    const { values, tokens, fromAnotherTab } = tokenStoreOverMap();
    const listener = vi.fn();
    tokens.subscribe(listener);
    values.set('deskyongfengToken', '"t-2"');
    fromAnotherTab('deskyongfengToken');
    expect(listener.mock.calls).toEqual([['t-2']]);
  });

  it('reports the end of the session when another tab cleared everything', () => {
    const { tokens, fromAnotherTab } = tokenStoreOverMap();
    const listener = vi.fn();
    tokens.subscribe(listener);
    fromAnotherTab(null);
    expect(listener.mock.calls).toEqual([[null]]);
  });

  it('stays silent for other keys and after the subscription ended', () => {
    const { tokens, fromAnotherTab } = tokenStoreOverMap();
    const listener = vi.fn();
    const end = tokens.subscribe(listener);
    fromAnotherTab('desktheme');
    end();
    fromAnotherTab('deskyongfengToken');
    expect(listener).not.toHaveBeenCalled();
  });
});
