import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';
import { networkPlace } from './network-place.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

describe('a device in words', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
      'Chrome · Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',
      'Edge · Windows',
    ],
    [`${MAC} Version/18.1 Safari/605.1.15`, 'Safari · macOS'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.53',
      '微信 · iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
      'Chrome · Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox · Linux'],
    ['curl/8.9', '未知设备'],
    ['', '未知设备'],
  ])('of %j is %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

  it('is the same after an update', () => {
    const at = (version: string) => deviceName(`${MAC} Chrome/${version} Safari/537.36`);
    expect(at('130.0')).toBe(at('131.0'));
  });
});

describe('where a device is', () => {
  it.each([
    ['127.0.0.1', '本机'],
    ['::1', '本机'],
    ['::ffff:127.0.0.1', '本机'],
    ['192.168.1.20', '局域网'],
    ['172.16.0.3', '局域网'],
    ['172.32.0.3', '172.32.*.*'],
    ['203.0.113.7', '203.0.*.*'],
    ['2001:db8:1:2::7', '2001:db8:*'],
    ['fe80::1', '局域网'],
    ['', '未知网络'],
  ])('of %j is %s', (ip, place) => expect(networkPlace(ip)).toBe(place));
});
