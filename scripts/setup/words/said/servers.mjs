/**
 * What `record` and `mcp` say while they run, and why they do not.
 * @type {import('../../../../contracts/said/in-chinese.mjs').Sentences}
 */
export const SERVERS = {
  'Ready at {t}': '已就绪：{}',
  'Ready at {t} in {n} ms, recording {t}': '已就绪：{}，用时 {} 毫秒，正在录制 {}',
  'Port {n} is in use. Choose another one with --port, or --port 0 for a free one.':
    '端口 {} 已被占用：请用 --port 换一个，或用 --port 0 使用空闲端口。',
  'The replica for --local did not start ({t}). Run "npm ci" and try again.':
    '用于 --local 的复刻未能启动（{}）。请运行 "npm ci" 后重试。',
  '{t} by the replica {n} ms': '{} 由复刻回答 {} 毫秒',
  '{t} {n} ms': '{} {} 毫秒',
  '{t} {n} ms: {}': '{} {} 毫秒：{}',
  '{w} sends nothing for {n} s': '{} 已有 {} 秒没有发送任何内容',
  '{w} does not answer ({t})': '{} 没有回答（{}）',
  'the reply of {w} cannot be passed on: {}': '{} 的答复无法转交：{}',
  'the target leads back to this proxy: look at --target': '目标又转回了这个代理：请检查 --target',
  'this call is not written to --output ({t})': '这次调用没有写入 --output（{}）',
  'it ends in the middle': '它在中途断开',
  'the caller went before the reply was whole': '调用方在答复完整之前离开',
  'what was said cannot be read ({t})': '内容无法读取（{}）',

  // What does not keep to the contract.
  'is sent by {w}, not by {w}': '以 {} 发送，应为 {}',
  'says that it is JSON, and is none': '声称是 JSON，其实不是',
  'answers {n} without a code and a message': '回答 {}，却没有 code 与 message',
  'the contract has no {w} reply': '契约中没有 {} 形式的回答',
  'does not fit the contract': '不符合契约',
};
