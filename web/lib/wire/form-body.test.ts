import { describe, expect, it } from 'vitest';
import { FORM_CONTENT_TYPE, formBody, isMultipart, writtenBody } from './form-body.ts';

describe('formBody', () => {
  it('drops undefined and null but keeps empty values', () => {
    expect(formBody({ a: '1', b: undefined, c: null, fuwu: '', zero: 0, no: false })).toBe(
      'a=1&fuwu=&zero=0&no=false',
    );
  });

  it('escapes what a form must escape', () => {
    const body = formBody({ cnums: 'A1|B2', remarkinfo: '烫金 & 圆角=是+' });
    expect(body).toBe('cnums=A1%7CB2&remarkinfo=%E7%83%AB%E9%87%91+%26+%E5%9C%86%E8%A7%92%3D%E6%98%AF%2B');
    expect(new URLSearchParams(String(body)).get('remarkinfo')).toBe('烫金 & 圆角=是+');
  });

  it('repeats the name for a list and writes objects as JSON', () => {
    expect(new URLSearchParams(String(formBody({ id: ['1', '2'], box: { w: 1 } }))).toString()).toBe(
      'id=1&id=2&box=%7B%22w%22%3A1%7D',
    );
  });

  it('turns a body with a file into multipart', () => {
    const body = formBody({ name: '封面', skip: undefined, file: new Blob(['x'], { type: 'image/png' }) });
    expect(body).toBeInstanceOf(FormData);
    const form = body instanceof FormData ? body : new FormData();
    expect([...form.keys()]).toEqual(['name', 'file']);
    expect(form.get('name')).toBe('封面');
    expect(form.get('file')).toBeInstanceOf(Blob);
  });

  it('is empty for what is no set of fields', () => {
    expect(formBody({})).toBe('');
    expect(formBody(undefined)).toBe('');
  });

  it('passes a ready form on', () => {
    const form = new FormData();
    expect(formBody(form)).toBe(form);
    expect(isMultipart(form)).toBe(true);
    expect(isMultipart({ a: '1' })).toBe(false);
  });
});

describe('writtenBody', () => {
  it('is a form for what is short', () => {
    expect(writtenBody({ a: '字', n: 1 })).toEqual({ text: 'a=%E5%AD%97&n=1', type: FORM_CONTENT_TYPE });
  });

  it('is JSON of the same texts where a form would be long', () => {
    const long = '字'.repeat(4000);
    expect(writtenBody({ long, n: 1, none: undefined })).toEqual({
      text: JSON.stringify({ long, n: '1' }),
      type: 'application/json',
    });
  });

  it('lets a body with a file name its own type', () => {
    expect(writtenBody({ file: new Blob(['x']) })).toEqual({ text: expect.any(FormData), type: null });
  });
});
