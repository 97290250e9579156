import { describe, expect, it } from 'vitest';
import { withPreloads } from './preload.ts';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_panel.js': { file: 'assets/panel.js', imports: ['_react.js', 'index.html'], css: ['assets/panel.css'] },
  '_shell-h4sh.js': { file: 'assets/shell-h4sh.js', name: 'shell' },
  'app/login.tsx': { file: 'assets/login.js', imports: ['_panel.js'] },
};
const PAGE =
  '<head><script src="/front_end/assets/index.js"></script><link href="/front_end/assets/react.js"><link href="/front_end/assets/index.css"></head>';

describe('withPreloads', () => {
  it('names what the screen needs and the page does not yet name', () => {
    expect(withPreloads(PAGE, MANIFEST, 'app/login.tsx')).toBe(
      PAGE.replace(
        '</head>',
        '<link rel="modulepreload" crossorigin href="/front_end/assets/login.js">' +
          '<link rel="modulepreload" crossorigin href="/front_end/assets/panel.js">' +
          '<link rel="preload" as="style" crossorigin href="/front_end/assets/panel.css"></head>',
      ),
    );
  });

  it('finds what screens share by its name', () => {
    expect(withPreloads(PAGE, MANIFEST, 'shell', 'app/none.tsx')).toContain(
      '<link rel="modulepreload" crossorigin href="/front_end/assets/shell-h4sh.js"></head>',
    );
  });

  it('leaves the page as it is for a screen the build does not have', () => {
    expect(withPreloads(PAGE, MANIFEST, 'app/none.tsx')).toBe(PAGE);
  });
});
