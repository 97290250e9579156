/**
 * What `record`, `stub` and `mcp` say while they run, and why they do not.
 * @type {import('../../../../contracts/said/in-chinese.mjs').Sentences}
 */
export const SERVERS = {
  'Ready at {t}': '已就绪：{}',
  'Ready at {t} in {n} ms, recording {t}': '已就绪：{}，用时 {} 毫秒，正在录制 {}',
  'Ready at {t} in {n} ms, with {} of {t}': '已就绪：{1}，用时 {2} 毫秒，提供 {4} 的 {3}',
  '1 operation': '1 个操作',
  '{n} operations': '{} 个操作',
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

  // The document of a stub.
  '{t} has more than {n} values.': '{} 的值多于 {} 个。',
  '{t} contains itself, or is nested more than {n} levels deep.': '{} 包含自身，或嵌套超过 {} 层。',
  '{t} refers to {t}: nothing is fetched, so bundle the document first.':
    '{} 引用了 {}：这里不下载任何东西，请先把文档打包成一个。',
  '{t} refers to {t}, which is not there.': '{} 引用了 {}，而它不存在。',
  '{t} is neither YAML nor JSON: {t}.': '{} 既不是 YAML 也不是 JSON：{}。',
  '{t} is no OpenAPI document: it is not an object.': '{} 不是 OpenAPI 文档：它不是一个对象。',
  'it is larger than {n} MB': '它大于 {} MB',
  '{t} is no OpenAPI document of 3.0 or 3.1: {}.': '{} 不是 3.0 或 3.1 的 OpenAPI 文档：{}。',
  'it names no version': '它没有写明版本',
  'it is of version {t}': '它的版本是 {}',
  '{t} has no paths, so there is nothing to serve.': '{} 中没有 paths，没有可提供的内容。',

  // The calls of a stub.
  '{w} {t} {n} by {}': '{} {} {} 取自 {}',
  'the example': '示例',
  'the schema': 'schema 定义',
  'its status alone': '状态码本身',
  '{}; {} does not fit the schema: {}': '{}；{} 不符合 schema：{}',
  it: '它',
  '{}; its schema is none: {t}': '{}；它的 schema 无效：{}',
  '{w} {t} {n} {}': '{} {} {} {}',
  '{t} {p}': '{} {}',
  '{t} takes {t}, not {t}': '{} 接受 {}，而不是 {}',
  'takes {t}, not {t}': '接受 {}，而不是 {}',
  'is missing': '缺少',
  'is no JSON': '不是 JSON',
  'the document has no {w} {t}; the nearest is {t}': '文档中没有 {} {}；最接近的是 {}',
  'a schema of {w} {t} cannot be used: {t}': '{} {} 的一个 schema 无法使用：{}',
  'what was sent is nested too deep': '发送的内容嵌套过深',
};
