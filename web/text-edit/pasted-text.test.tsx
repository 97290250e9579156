import { describe, expect, it } from 'vitest';
import { OWN, textOfHtml, textOfPlain } from './pasted-text.ts';

describe('pasted HTML', () => {
  it.each([
    ['<p>一</p><p>二</p>', '一\n二'],
    ['<div>一<br>二<br></div><div>三</div>', '一\n二\n三'],
    ['<p>一</p><p><br></p><p>二</p>', '一\n\n二'],
    ['<ul><li>一</li><li><p>二</p></li></ul>', '一\n二'],
    ['<table><tr><td>一</td><td>二</td></tr><tr><td>三</td></tr></table>', '一\u3000二\n三'],
    ['<p>  one\n   two </p>\n\n<p> three</p>', 'one two\nthree'],
    ['一&nbsp;二<img src="https://a.example/x.png" alt="图">', '一 二'],
    ['<style>p{}</style><script>alert(1)</script><p hidden>一</p><p style="display:none">二</p>三', '三'],
    ['<p></p>', ''],
  ])('%s', (html, text) => {
    expect(textOfHtml(html)).toEqual({ text });
  });

  it('keeps bold, lines and colours, and nothing else', () => {
    const html =
      '<h1 style="font-size:40px">题</h1><b>粗</b><i>斜</i><u>线</u><s>删</s><span style="color:#f00">红</span><span style="color: rgb(0, 0, 255); font-weight: 600">蓝</span>';
    expect(textOfHtml(html)).toEqual({
      text: '题\n粗斜线删红蓝',
      spans: [
        { from: 2, to: 3, weight: 700 },
        { from: 4, to: 5, line: 'under' },
        { from: 5, to: 6, line: 'through' },
        { from: 6, to: 7, color: '#ff0000' },
        { from: 7, to: 8, color: '#0000ff', weight: 700 },
      ],
    });
  });

  it.each([
    '<b style="font-weight:normal">一</b>',
    '<span style="color:#000000">一</span>',
    '<span style="color:windowtext">一</span>',
    '<a href="javascript:alert(1)">一</a>',
  ])('has no looks: %s', (html) => {
    expect(textOfHtml(html)).toEqual({ text: '一' });
  });

  it('keeps every look of one of our boxes, if it is one', () => {
    const own = { text: '湖  上', spans: [{ from: 0, to: 1, size: 9, emph: true }] };
    const box = document.createElement('div');
    box.setAttribute(OWN, JSON.stringify(own));
    box.textContent = own.text;
    expect(textOfHtml(box.outerHTML)).toEqual(own);
    for (const wrong of ['{', '{"text":1}', '{"text":"一","spans":[{"from":0,"to":9}]}', '[]']) {
      box.setAttribute(OWN, wrong);
      expect(textOfHtml(box.outerHTML)).toEqual({ text: '湖 上' });
    }
  });
});

it('leaves out of plain text what no page can draw', () => {
  expect(textOfPlain('一\r\n二\t三\u0000\ud800\u00a0四')).toBe('一\n二\u3000三 四');
});
