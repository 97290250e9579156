import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseSafeHtml, safeHtml } from './safe-html.ts';

const words = (html: string) =>
  parseSafeHtml(html)
    .map(({ text, isBold }) => (isBold ? `*${text}*` : text))
    .join('');

describe('parseSafeHtml', () => {
  it.each([
    ['plain text', '满50册享优惠', '满50册享优惠'],
    ['bold', '已享<b>9.7折</b>，再加40册享<b>9.4折</b>', '已享*9.7折*，再加40册享*9.4折*'],
    ['a span', '满<span style="color:red">50</span>册', '满50册'],
    ['attributes of a known tag', '<b onclick="alert(1)" class=x>9折</b>', '*9折*'],
    ['capitals', '<B>9折</B>', '*9折*'],
    ['nested bold', '<b>一<b>二</b>三</b>四', '*一二三*四'],
    ['an end without a beginning', '一</b>二<b>三</b>', '一二*三*'],
    ['a beginning without an end', '一<b>二', '一*二*'],
    ['an unknown tag', '<a href="javascript:alert(1)">点我</a><img src=x onerror=alert(1)>', '点我'],
    ['a script', '一<script>alert("<b>1</b>")</script>二', '一二'],
    ['a script that never ends', '一<script>alert(1)', '一'],
    ['a style', '<style>b{color:red}</style>一', '一'],
    ['a comment', '一<!-- <b>二</b> -->三', '一三'],
    ['a comment that never ends', '一<!-- 二', '一'],
    ['a sign in quotes', '<span title="a>b">一</span>', '一'],
    ['a tag that never ends', '一<span title="二', '一'],
    ['a comparison', '1 < 2 > 0', '1 < 2 > 0'],
    ['entities', '&lt;b&gt; &amp; &#165;&#x4e00;&nbsp;', '<b> & ¥一\u00a0'],
    ['an entity nobody knows', '&constructor;&toString;', '&constructor;&toString;'],
    ['a character that is none', '&#0;&#xd800;&#9999999;', '\ufffd\ufffd\ufffd'],
    ['an entity written twice', '&amp;lt;', '&lt;'],
    ['nothing', '', ''],
  ])('reads %s', (_, html, expected) => {
    expect(words(html)).toBe(expected);
  });

  it('reads ten thousand open tags without a word', () => {
    expect(parseSafeHtml('<b>'.repeat(10_000))).toEqual([]);
  });
});

describe('safeHtml', () => {
  it('draws text and bold, and nothing else', () => {
    expect(renderToStaticMarkup(safeHtml('满<i>50</i>册<b id="x">9折</b>&lt;img&gt;'))).toBe(
      '<span>满50册</span><b>9折</b><span>&lt;img&gt;</span>',
    );
  });
});
