import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createLoadingGroups, type LoadingGroups, loadingGroups } from '../call/loading-groups.ts';
import { useLoading } from './use-loading.ts';

function Indicator({ group, groups }: { group?: string; groups?: LoadingGroups }) {
  return useLoading(group, groups) ? '加载中' : '完成';
}

function shown(props: { group?: string; groups?: LoadingGroups }): string {
  return renderToStaticMarkup(createElement(Indicator, props));
}

describe('useLoading', () => {
  it('shows while the group has requests and hides at zero', () => {
    const groups = createLoadingGroups();
    expect(shown({ group: 'cart', groups })).toBe('完成');
    const end = groups.begin('cart');
    groups.begin('another');
    expect(shown({ group: 'cart', groups })).toBe('加载中');
    end();
    expect(shown({ group: 'cart', groups })).toBe('完成');
  });

  it('watches the default group of the application unless told otherwise', () => {
    const end = loadingGroups.begin('page');
    expect(shown({})).toBe('加载中');
    end();
    expect(shown({})).toBe('完成');
  });
});
