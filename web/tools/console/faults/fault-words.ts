/** The kinds of faults as a developer reads them. */
export const FAULT_WORDS: Readonly<Record<string, string>> = {
  delay: '变慢',
  status: 'HTTP 状态码',
  code: '正文状态码',
  'business-failure': '业务失败',
  text: '错误的文本',
  html: 'HTML 错误页',
  reply: '录下的答复',
  'double-encoded': 'JSON 重复编码',
  'malformed-json': 'JSON 残缺',
  cut: '连接中断',
  hang: '一直不答复',
};
