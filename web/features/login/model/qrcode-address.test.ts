import { describe, expect, it } from 'vitest';
import { decodedAddress, webAddress } from './qrcode-address.ts';

describe('decodedAddress', () => {
  it('reads the URL-encoded address of a weixin QR code', () => {
    expect(decodedAddress('http%3A%2F%2F127.0.0.1%3A5180%2Fprovider%2Fweixin%2F5b1c')).toBe(
      'http://127.0.0.1:5180/provider/weixin/5b1c',
    );
  });

  it('leaves an address alone that came unencoded, with what is encoded in it', () => {
    const address = 'https://open.example/connect?redirect_uri=https%3A%2F%2Fdesk.example%2Fa';
    expect(decodedAddress(address)).toBe(address);
  });

  it.each(['', '%E0%A4%A', 'provider/weixin/1', 'javascript%3Aalert(1)'])('refuses %s', (encoded) => {
    expect(decodedAddress(encoded)).toBeUndefined();
  });
});

describe('webAddress', () => {
  it('leads to web pages only', () => {
    expect(webAddress('https://id.example/page?s=1')).toBe('https://id.example/page?s=1');
    for (const other of ['javascript:alert(1)', '/provider/qq/1', '', null, 7]) {
      expect(webAddress(other)).toBeUndefined();
    }
  });
});
