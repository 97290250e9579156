import { expect, it } from 'vitest';
import { deviceOf, isBot, REGIONS, regionOf } from './reader-place.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; V2309A) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const SLATE = 'Mozilla/5.0 (Linux; Android 14; Pad 6) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Version/16.6 Mobile/15E148 Safari/604.1';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';

it.each([
  [IPHONE, 'phone'],
  [ANDROID, 'phone'],
  [SLATE, 'tablet'],
  [IPAD, 'tablet'],
  [DESK, 'desktop'],
  ['', 'desktop'],
])('%s is a %s', (browser, device) => expect(deviceOf(browser)).toBe(device));

it.each([
  ['', true],
  ['Mozilla/5.0 (compatible; Baiduspider/2.0)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['Mozilla/5.0 (X11) HeadlessChrome/130.0', true],
  ['Slackbot 1.0 (+https://api.slack.com/robots)', true],
  ['curl/8.5', true],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', false],
  [IPHONE, false],
  [ANDROID, false],
  [DESK, false],
])('a program says %s: %j', (browser, expected) => expect(isBot(browser)).toBe(expected));

it('puts a network in one region for ever, and those of this house in none', () => {
  for (const near of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.9',
    '172.16.0.1',
    '0:0:0:0',
    'fe80:0:0:0',
    'fd00:1:2:3',
  ])
    expect(regionOf(near)).toBe(0);
  expect(regionOf('203.0.113.7')).toBe(regionOf('203.0.2.9'));
  const regions = new Set(Array.from({ length: 250 }, (_, at) => regionOf(`${at + 11}.${at}.1.1`)));
  expect(regions.size).toBeGreaterThan(30);
  for (const region of regions) expect(REGIONS[region]).toBeDefined();
  expect(regionOf('172.15.0.1')).not.toBe(0);
});
