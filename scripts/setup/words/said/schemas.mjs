/**
 * What a schema has against a value, in the words of the validator (Ajv), which are not ours.
 * @type {import('../../../../contracts/said/in-chinese.mjs').Sentences}
 */
export const SCHEMAS = {
  'must be {t}': '应为 {}',
  'must be >= {n}': '应 >= {}',
  'must be <= {n}': '应 <= {}',
  'must be > {n}': '应 > {}',
  'must be < {n}': '应 < {}',
  'must be multiple of {n}': '应为 {} 的倍数',
  'must be equal to constant': '应等于规定的值',
  'must be equal to one of the allowed values': '应为允许的值之一',
  'must match pattern "{t}"': '应符合 "{}"',
  'must match format "{t}"': '应为 "{}" 格式',
  'must match exactly one schema in oneOf': '应恰好符合 oneOf 中的一项',
  'must match a schema in anyOf': '应符合 anyOf 中的一项',
  'must match "{w}" schema': '应符合 "{}" 的 schema',
  'must NOT be valid': '不应符合 not 的 schema',
  'must have required property {w}': '缺少属性 {}',
  'must have property {w} when property {w} is present': '有属性 {2} 时须有属性 {1}',
  'must NOT have additional properties': '有多余的属性',
  'must NOT have unevaluated properties': '有多余的属性',
  'must NOT have fewer than {n} characters': '不应少于 {} 个字符',
  'must NOT have more than {n} characters': '不应多于 {} 个字符',
  'must NOT have fewer than {n} items': '不应少于 {} 项',
  'must NOT have more than {n} items': '不应多于 {} 项',
  'must NOT have fewer than {n} properties': '属性不应少于 {} 个',
  'must NOT have more than {n} properties': '属性不应多于 {} 个',
  'must NOT have duplicate items (items ## {n} and {n} are identical)':
    '不应有重复的项（第 {} 项与第 {} 项相同）',
  'must contain at least {n} valid item(s)': '至少应有 {} 项符合',
  'property name must be valid': '属性名应符合规定',
  '{p} ({w})': '{}（{}）',
};
