/**
 * What is wrong with a contract, and what changed between two.
 * @type {import('../../../../contracts/said/in-chinese.mjs').Sentences}
 */
export const CONTRACT = {
  'contract diff needs an older contract: a file or a git revision.':
    'contract diff 需要较旧的契约：一个文件或 git 版本。',
  '"{t}" is neither a file nor a git revision that has {t}.': '"{}" 既不是文件，也不是含有 {} 的 git 版本。',
  '"{t}" is no OpenAPI document in JSON.': '"{}" 不是 JSON 格式的 OpenAPI 文档。',

  '{n} known problems were passed over.': '略过了 {} 个已知问题。',
  'The contract is whole, and the pacts keep to it.': '契约完整，各 Pact 与它相符。',
  '{w}: {t} does not survive the wire form': '{}：{} 转成线上形式后无法还原',
  '{w} has no x-provenance: say documented, assumed or invented':
    '{} 没有 x-provenance：请写 documented、assumed 或 invented',
  '{w} has no example named success': '{} 没有名为 success 的示例',
  '{w} has a reply without an example ({t})': '{} 的一个回答没有示例（{}）',
  '{w}: the example {t} is outside the contract ({t})': '{}：示例 {} 不符合契约（{}）',
  '{w}: say in x-owns what row {w} names, or { nobody: why }':
    '{}：请在 x-owns 中写明 {} 指的是什么行，或写 { nobody: 原因 }',
  '{w}: x-owns names {w}, which it does not take': '{}：x-owns 中的 {} 不是它的参数',
  "{w}: say in x-owns why the {w} is nobody's": '{}：请在 x-owns 中写明 {} 为何不属于任何人',
  '{w}: x-owns of {w} is {w}, not one of {t}': '{}：{} 的 x-owns 是 {}，不在其中：{}',
  '{w} names the resource {w}, which is not in x-resources of openapi.yaml':
    '{} 提到的资源 {} 不在 openapi.yaml 的 x-resources 中',
  'No operation shows the resource {w}: take it out of x-resources, or name it in an x-resource':
    '没有接口显示资源 {}：请从 x-resources 中去掉，或在 x-resource 中写上',
  '{w}: {t} is no provenance': '{}：{} 不是来源标注',
  '{w}: {w} stands on what is not required': '{}：{} 写在了非必需的字段上',
  '{w}/x-values: say at (from 1, without a gap), name and x-provenance of each value':
    '{}/x-values：请写明每个值的 at（从 1 起，连续）、name 与 x-provenance',
  'the contract has no {w} {t}': '契约中没有 {} {}',
  'this is a call of {w}': '这其实是对 {} 的调用',
  '{w} never answers with a text': '{} 从不以文本回答',
  '"{t}" is not at least seven values with a discount rate and a unit price':
    '"{}" 不是含有折扣率与单价的至少七个值',
  '"{t}" is not a text that the contract allows': '"{}" 不是契约允许的文本',

  'The contracts promise the same.': '两份契约的约定相同。',
  BREAKING: '破坏性',
  harmless: '无影响',
  'touches {n} Pact interactions': '涉及 {} 个 Pact 交互',
  'touches {t}': '涉及 {}',
  '{n} operations changed, {n} of them so that it breaks somebody.':
    '{} 个接口有变化，其中 {} 个的变化会影响使用者。',
  'the operation is gone': '接口已去掉',
  'the operation is new': '接口为新增',
  'no longer answers {t}': '不再回答 {}',
  'also answers {t}': '还会回答 {}',
  'type {t} became {t}': '类型由 {} 变为 {}',
  'pattern {} became {}': '模式由 {} 变为 {}',
  '{w} {} became {}': '{} 由 {} 变为 {}',
  '{} became {}': '由 {} 变为 {}',
  none: '无',
  'another form is possible': '多了一种形式',
  'a form is gone': '少了一种形式',
  'any value is possible': '可为任意值',
  'only {t} is possible': '只可为 {}',
  '{t} became possible': '{} 成为允许的值',
  '{t} is no longer possible': '{} 不再是允许的值',
  'is gone': '已去掉',
  'is demanded': '为必填',
  'is new': '为新增',
  'became required': '变为必有',
  'became optional': '变为可选',

  operation: '接口',
  provenance: '来源',
  effect: '作用',
  success: '成功',
  failure: '失败',
  calls: '调用处',
  screens: '页面',
  read: '读取',
  write: '写入',
  documented: '文档',
  assumed: '推定',
  invented: '自拟',
  '{}: {n} of {n} operations, {n} interactions': '{1}：{3} 个接口，已覆盖 {2} 个，{4} 个交互',
};
