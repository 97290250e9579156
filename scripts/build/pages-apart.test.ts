import { expect, test } from 'vitest';
import { mountedElsewhere } from './pages-apart.ts';

const chunk = (fileName: string, rest: object = {}) => ({
  fileName,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  ...rest,
});

test('a page that loads the entry of another one later is named', () => {
  const chunks = [
    chunk('reader.js', { isEntry: true, imports: ['base.js'] }),
    chunk('base.js', { dynamicImports: ['index.js'] }),
    chunk('index.js', { isEntry: true, dynamicImports: ['cart.js'] }),
    chunk('cart.js', { imports: ['index.js', 'base.js'] }),
  ];
  expect(mountedElsewhere(chunks)).toEqual(['reader.js loads index.js']);
});

test('a lazy part may load the file of its own page, and pages may share a file', () => {
  const chunks = [
    chunk('reader.js', { isEntry: true, imports: ['base.js'] }),
    chunk('base.js'),
    chunk('index.js', { isEntry: true, imports: ['base.js'], dynamicImports: ['cart.js'] }),
    chunk('cart.js', { imports: ['index.js'] }),
  ];
  expect(mountedElsewhere(chunks)).toEqual([]);
});
