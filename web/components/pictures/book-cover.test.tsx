import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A module of another file may watch as well, and is told of the same scrolling. */
const margins = new Set<string>();
const watched = new Set<Element>();
let tell: IntersectionObserverCallback;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
        tell = told;
        margins.add(rootMargin);
      }
      observe = (element: Element) => watched.add(element);
      unobserve = (element: Element) => watched.delete(element);
      disconnect = () => watched.clear();
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a cover is fetched when it comes into sight, and ahead of whoever scrolls', async () => {
  // The one watcher of the page belongs to the module.
  vi.resetModules();
  const { BookCover } = await import('./book-cover.tsx');
  render(<BookCover src="/media/art/x.svg" name="西湖四季" isAlone />);
  const cover = screen.getByRole('img', { name: '西湖四季封面' });
  expect([cover.getAttribute('src'), [...margins], watched.size]).toEqual([null, ['0px'], 1]);

  fireEvent.scroll(window);
  expect([cover.getAttribute('src'), [...margins], watched.size]).toEqual([null, ['0px', '800px 0px'], 1]);

  const [target] = watched;
  act(() =>
    tell([{ target, isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
  );
  expect(cover.getAttribute('src')).toBe('/media/art/x.svg');
});
