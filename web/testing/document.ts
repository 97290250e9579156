/**
 * A document for component tests. Its modules are those of Node, because the real server answers in the same process.
 */
import { Window } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';

const IS_LENGTH = /(width|height|top|bottom|left|right)$/;

/** What is hidden is so by its own style; what grows with its text reckons with lengths. */
function computedStyle({ style }: HTMLElement): CSSStyleDeclaration {
  const lengthOrNone = (name: string) => style?.getPropertyValue(name) || (IS_LENGTH.test(name) ? '0px' : '');
  return new Proxy(style ?? ({} as CSSStyleDeclaration), {
    get: (own, name) => (name === 'getPropertyValue' ? lengthOrNone : Reflect.get(own, name)),
  });
}

class EverythingInSight implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    this.#tell([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never);
  }

  unobserve(): void {}

  disconnect(): void {}
}

export default {
  name: 'document',
  viteEnvironment: 'ssr',
  setup(global) {
    const window = new Window({ url: 'http://localhost:3000/', width: 1440, height: 900 });
    // Nothing is drawn, so looking up the rules of style sheets, most of a test's time, tells nothing.
    window.getComputedStyle = (element) => computedStyle(element as unknown as HTMLElement) as never;
    // An element that browsers know and this document does not; React asks by its tag.
    Object.defineProperty(window.HTMLUnknownElement.prototype, Symbol.toStringTag, {
      get(this: HTMLElement) {
        return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
      },
    });
    // A popover is in the document whether it is shown or not, and nothing tells the difference here.
    Object.assign(window.HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
    // Nothing has a place either, so everything is in sight.
    Object.assign(window, { IntersectionObserver: EverythingInSight });
    const { keys, originals } = populateGlobal(global, window, {
      bindFunctions: true,
      additionalKeys: ['matchMedia'],
    });
    return {
      async teardown() {
        await window.happyDOM.close();
        for (const key of keys) delete global[key];
        for (const [key, descriptor] of originals) Object.defineProperty(global, key, descriptor);
      },
    };
  },
} satisfies Environment;
