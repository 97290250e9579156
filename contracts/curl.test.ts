import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { curlParts, shellQuoted } from './curl.ts';

describe('a word for the shell', () => {
  it.each(["it's", 'a b', '$HOME `ls` "x"', "''", '\\', '中文\n二'])('%j arrives as it is', (text) => {
    expect(execFileSync('sh', ['-c', `printf %s ${shellQuoted(text)}`], { encoding: 'utf8' })).toBe(text);
  });
});

describe('a call as a command', () => {
  const url = 'http://127.0.0.1:5180/uwp/newServlet?a=1&b=2';

  it('is an address and nothing more where that is enough', () => {
    expect(curlParts({ method: 'GET', url, hasToken: false })).toEqual([`curl '${url}'`]);
  });

  it('has the token as a variable, the headers and the body', () => {
    const headers = { 'content-type': 'application/json' };
    expect(curlParts({ method: 'POST', url, hasToken: true, headers, body: '{"a":"it\'s"}' })).toEqual([
      `curl -X POST '${url}'`,
      '-H "authorization: $TOKEN"',
      "-H 'content-type: application/json'",
      `--data-raw '{"a":"it'\\''s"}'`,
    ]);
  });

  it('sends a form field by field', () => {
    expect(curlParts({ method: 'POST', url, hasToken: false, fields: { a: '1 2', b: '' } })).toEqual([
      `curl -X POST '${url}'`,
      "--data-urlencode 'a=1 2'",
      "--data-urlencode 'b='",
    ]);
  });
});
