/**
 * A document for component tests. Its modules are those of Node, because the real server answers in the same process.
 */
import { Window } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';

export default {
  name: 'document',
  viteEnvironment: 'ssr',
  setup(global) {
    const window = new Window({ url: 'http://localhost:3000/', width: 1440, height: 900 });
    // A border drawn from a variable has no computed width here, and what grows with its text reckons with it.
    const { prototype } = window.CSSStyleDeclaration;
    const { getPropertyValue } = prototype;
    prototype.getPropertyValue = function (name) {
      const value = getPropertyValue.call(this, name);
      return value === 'initial' && /^border-\w+-width$/.test(name) ? '0px' : value;
    };
    // An element that browsers know and this document does not; React asks by its tag.
    Object.defineProperty(window.HTMLUnknownElement.prototype, Symbol.toStringTag, {
      get(this: HTMLElement) {
        return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
      },
    });
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
