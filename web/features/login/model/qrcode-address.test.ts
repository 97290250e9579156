import { describe, expect, it } from 'vitest';
import { decodedAddress } from './qrcode-address.ts';

describe('decodedAddress', () => {
  it('reads the URL-encoded address of a weixin QR code', () => {
    expect(decodedAddress('http%3A%2F%2F127.0.0.1%3A5180%2Fprovider%2Fweixin%2F5b1c')).toBe(
      'http://127.0.0.1:5180/provider/weixin/5b1c',
    );
  });

  it.each([undefined, '', '%E0%A4%A', 'provider/weixin/1', 'javascript%3Aalert(1)'])(
    'refuses %s',
    (encoded) => {
      expect(decodedAddress(encoded)).toBeUndefined();
    },
  );
});
