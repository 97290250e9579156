import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire, toWire } from './servlet-url.ts';

const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,20}$/);
const parameter = fc
  .tuple(fc.string(), fc.string())
  .filter(([key]) => key !== 'serviceName' && key !== 'medthodName')
  .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`);

describe('servlet url', () => {
  it('writes the wire form with both names first', () => {
    expect(toWire('/uwp/newServlet/ShopCarService/cartInfo?cartID=1')).toBe(
      '/uwp/newServlet?serviceName=ShopCarService&medthodName=cartInfo&cartID=1',
    );
  });

  it('reads the names wherever they stand and keeps the other parameters in order', () => {
    expect(fromWire('/uwp/newServlet?b=2&medthodName=cartInfo&a=%7C&serviceName=ShopCarService&c')).toEqual({
      ok: true,
      url: '/uwp/newServlet/ShopCarService/cartInfo?b=2&a=%7C&c',
    });
  });

  it('is its own inverse over every virtual path', () => {
    fc.assert(
      fc.property(name, name, fc.array(parameter), (service, method, parameters) => {
        const query = parameters.length > 0 ? `?${parameters.join('&')}` : '';
        const virtual = `/uwp/newServlet/${service}/${method}${query}`;

        expect(fromWire(toWire(virtual))).toEqual({ ok: true, url: virtual });
      }),
    );
  });

  it('leaves every other path alone', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        fc.pre(!path.startsWith('/uwp/newServlet'));
        expect(toWire(path)).toBe(path);
        expect(fromWire(path)).toEqual({ ok: true, url: path });
      }),
    );
  });

  it('never throws, whatever the URL holds', () => {
    fc.assert(
      fc.property(fc.string(), (tail) => {
        expect(() => fromWire(`/uwp/newServlet?${tail}`)).not.toThrow();
        expect(() => toWire(`/uwp/newServlet/${tail}`)).not.toThrow();
      }),
    );
    expect(fromWire('/uwp/newServlet?serviceName=%E0%A4%A&medthodName=a').ok).toBe(false);
  });

  it.each([
    ['', { kind: 'missing', parameter: 'serviceName', misspelt: false }],
    ['serviceName=A', { kind: 'missing', parameter: 'medthodName', misspelt: false }],
    ['serviceName=A&methodName=b', { kind: 'missing', parameter: 'medthodName', misspelt: true }],
    ['serviceName=A&serviceName=B&medthodName=c', { kind: 'repeated', parameter: 'serviceName' }],
    ['serviceName=A&medthodName=c&medthodName=c', { kind: 'repeated', parameter: 'medthodName' }],
    ['serviceName=../x&medthodName=c', { kind: 'malformed', parameter: 'serviceName', value: '../x' }],
    ['servicename=A&medthodName=c', { kind: 'missing', parameter: 'serviceName', misspelt: false }],
  ])('says what is wrong with ?%s', (query, problem) => {
    expect(fromWire(`/uwp/newServlet?${query}`)).toEqual({ ok: false, problem });
  });
});
