import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadingGroups } from '#web/lib/call/loading-groups.ts';
import { LoadingLine } from './loading-line.tsx';

const drawn = (group?: string) => renderToStaticMarkup(createElement(LoadingLine, group ? { group } : {}));

describe('the loading indicator', () => {
  it('is one for all calls of its group, until the last of them has ended', () => {
    expect(drawn()).not.toContain('加载中');
    const endFirst = loadingGroups.begin('page');
    const endSecond = loadingGroups.begin('page');
    expect(drawn()).toContain('加载中');
    expect(drawn('login'), 'another group has its own').not.toContain('加载中');
    endFirst();
    expect(drawn()).toContain('加载中');
    endSecond();
    expect(drawn()).not.toContain('加载中');
  });

  it('speaks from a place that a reader of the screen knows already', () => {
    expect(drawn()).toContain('role="status"');
  });
});
