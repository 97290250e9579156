import { expect, it } from 'vitest';
import { sayingAtStart } from './start-words.ts';

const PORT = 'PORT must be a whole number from 0 to 65535, not "abc"';

it.each([
  [PORT, 'PORT 须是 0 到 65535 的整数，而不是 "abc"'],
  ['Calls go to https://a.example through the proxy p:1.', '调用经代理 p:1 发往 https://a.example。'],
  ['3 of 154 operations are answered here, as super.', '154 个接口中的 3 个由这里以 super 的身份回答。'],
  ['Error: what nobody expects\n    at main.ts:1', 'Error: what nobody expects\n    at main.ts:1'],
])('a start says %j in Chinese as %j', async (english, chinese) => {
  expect((await sayingAtStart({ LANG: 'zh_CN.UTF-8' }))(english)).toBe(chinese);
  expect((await sayingAtStart({ LANG: 'zh_CN.UTF-8', REPLICA_LANG: 'en' }))(english)).toBe(english);
});
