import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { closePrintOptions, openPrintOptions, usePrintOptions } from './opened.ts';

function Probe() {
  return usePrintOptions()?.cartID ?? 'closed';
}

const open = () => renderToStaticMarkup(createElement(Probe));

describe('print options', () => {
  afterEach(closePrintOptions);

  it('are closed at first', () => {
    expect(open()).toBe('closed');
  });

  it('open for a line and close again', () => {
    openPrintOptions('90001', () => {});
    expect(open()).toBe('90001');
    closePrintOptions();
    expect(open()).toBe('closed');
  });

  it('say once that they are closed, when they are', () => {
    const seen: string[] = [];
    openPrintOptions(
      '90001',
      () => {},
      () => seen.push(open()),
    );
    expect(seen).toEqual([]);
    closePrintOptions();
    closePrintOptions();
    expect(seen).toEqual(['closed']);
  });

  it('stay with the line they hold', () => {
    openPrintOptions('90001', () => {});
    openPrintOptions('90002', () => {});
    expect(open()).toBe('90001');
  });
});
