import { describe, expect, it } from 'vitest';
import { decodeReply } from './decode.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

describe('decodeReply of a JSON call', () => {
  it('reads an object and a list', () => {
    expect(decodeReply('{"code":0}', 'json')).toEqual({ ok: true, value: { code: 0 } });
    expect(decodeReply('[1]', 'json')).toEqual({ ok: true, value: [1] });
  });

  it('decodes double-encoded JSON once more', () => {
    expect(decodeReply(JSON.stringify('{"code":0,"status":"1"}'), 'json')).toEqual({
      ok: true,
      value: { code: 0, status: '1' },
    });
  });

  it('takes off one extra layer only', () => {
    expect(decodeReply(JSON.stringify(JSON.stringify('{"code":0}')), 'json')).toEqual({
      ok: false,
      reason: 'not-an-object',
    });
  });

  it('keeps strings inside the reply as they are', () => {
    expect(decodeReply('{"code":0,"remark":"{\\"a\\":1}","status":"1"}', 'json')).toEqual({
      ok: true,
      value: { code: 0, remark: '{"a":1}', status: '1' },
    });
  });

  it.each(['', '{"code":0', '<html>', 'ok', '"plain words"'])('reports %j as malformed', (body) => {
    expect(decodeReply(body, 'json', JSON_TYPE)).toEqual({ ok: false, reason: 'malformed-json' });
  });

  it.each(['null', '1', 'true'])('reports %s, which is no object, as a failure', (body) => {
    expect(decodeReply(body, 'json', JSON_TYPE)).toEqual({ ok: false, reason: 'not-an-object' });
  });
});

describe('decodeReply of a text call', () => {
  const texts = ['ok', '-1', '1', '0|0|0|0.1|0|0|12.50', 'null', '', '{"code":401}'];

  it.each(texts)('keeps the text %j', (body) => {
    expect(decodeReply(body, 'text', TEXT_TYPE)).toEqual({ ok: true, value: body });
  });

  it.each(['ok', '-1', '1', 'null', '{"total":1}'])('keeps %j even when labelled JSON', (body) => {
    expect(decodeReply(body, 'text', JSON_TYPE)).toEqual({ ok: true, value: body });
  });

  it.each(['ok', '-1', '0|0|0|0.1|0|0|12.50', ''])('takes the text %j out of its JSON string', (text) => {
    expect(decodeReply(JSON.stringify(text), 'text', JSON_TYPE)).toEqual({ ok: true, value: text });
  });

  it('takes off one layer only', () => {
    const twice = JSON.stringify(JSON.stringify('ok'));
    expect(decodeReply(twice, 'text', JSON_TYPE)).toEqual({ ok: true, value: '"ok"' });
  });

  it('keeps the quotes of a text that is no JSON by its label', () => {
    expect(decodeReply('"ok"', 'text', TEXT_TYPE)).toEqual({ ok: true, value: '"ok"' });
  });

  it('reads the JSON envelope of a refusal, double-encoded or not', () => {
    const envelope = { code: 403, message: '无权限', needVip: ['超级会员'] };
    const body = JSON.stringify(envelope);
    expect(decodeReply(body, 'text', JSON_TYPE)).toEqual({ ok: true, value: envelope });
    expect(decodeReply(JSON.stringify(body), 'text', JSON_TYPE)).toEqual({ ok: true, value: envelope });
  });

  it.each(['{"code":401', JSON.stringify('{"code":401')])(
    'reports the broken envelope %s as malformed',
    (body) => {
      expect(decodeReply(body, 'text', JSON_TYPE)).toEqual({ ok: false, reason: 'malformed-json' });
    },
  );
});
