import { describe, expect, it } from 'vitest';
import { scriptFindings } from './browsers/script-findings.ts';
import { styleFindings } from './browsers/style-findings.ts';

describe('a script', () => {
  it.each([
    ['list.toReversed()', ['.toReversed()']],
    ['URL.canParse(text)', ['URL.canParse']],
    ['new Set([1]).values().map(String)', ['iterator.map()']],
    ['Object.keys(a).map(String); list.map(String).at(-1); structuredClone(a)', []],
    ['menu.hidePopover?.()', []],
    ['const menu = { popover: "auto" }', ['attribute popover']],
    ['const size = "calc(100dvh - 4px)"', ['css dvh']],
    ['/[\\p{L}--[a-z]]/v.test(text)', ['syntax: Invalid regular expression flag (1:1)']],
    ['/(?<=a)b/.test(text)', []],
    ['await crypto.subtle.digest(a, b)', ['http: crypto.subtle']],
    ['window.navigator.clipboard.writeText(a)', ['http: navigator.clipboard']],
    ['crypto.getRandomValues(bytes); const caches = new Map(); caches.get(1)', []],
    ['caches.open("a")', ['http: caches']],
  ])('%s', (code, found) => {
    expect(scriptFindings(code)).toEqual(found);
  });
});

describe('a style sheet', () => {
  it.each([
    ['a { height: 100dvh }', ['height: dvh']],
    ['a { height: 100vh; height: 100dvh }', []],
    // With a variable it takes the place of the older line, and is found out too late.
    ['a { height: 100vh; height: calc(100dvh - var(--bar)) }', ['height: dvh']],
    ['a { color: color-mix(in srgb, var(--ink) 8%, transparent) }', ['color: color-mix(']],
    ['a { grid-template-rows: subgrid }', ['grid-template-rows: subgrid']],
    ['@supports (grid-template-rows: subgrid) { a { grid-template-rows: subgrid } }', []],
    ['a:has(b) { color: red }', [':has']],
    ['a:popover-open { color: red }', [':popover-open']],
    ['a { text-wrap: balance }', ['text-wrap', 'text-wrap: balance']],
    ['a { -webkit-mask: none; mask: none; inset: 0; aspect-ratio: 1 }', []],
    ['@starting-style { a { color: red } }', ['@starting-style']],
    ['@container lines (max-width: 9rem) { a { color: red } }', []],
  ])('%s', (css, found) => {
    expect(styleFindings(css)).toEqual(found);
  });
});
