type Bound = number | string;

/** The messages of every form (表单提示): the Chinese defaults of antd, which a test compares with antd's table. */
export const FORM_MESSAGES = {
  required: (label: string) => `请输入${label}`,
  string: {
    len: (label: string, len: Bound) => `${label}须为${len}个字符`,
    min: (label: string, min: Bound) => `${label}最少${min}个字符`,
    max: (label: string, max: Bound) => `${label}最多${max}个字符`,
    range: (label: string, min: Bound, max: Bound) => `${label}须在${min}-${max}字符之间`,
  },
  number: {
    len: (label: string, len: Bound) => `${label}必须等于${len}`,
    min: (label: string, min: Bound) => `${label}最小值为${min}`,
    max: (label: string, max: Bound) => `${label}最大值为${max}`,
    range: (label: string, min: Bound, max: Bound) => `${label}须在${min}-${max}之间`,
  },
  array: {
    len: (label: string, len: Bound) => `须为${len}个${label}`,
    min: (label: string, min: Bound) => `最少${min}个${label}`,
    max: (label: string, max: Bound) => `最多${max}个${label}`,
    range: (label: string, min: Bound, max: Bound) => `${label}数量须在${min}-${max}之间`,
  },
} as const;

/** Messages for formats that several forms need and the defaults lack (格式). */
export const FORMAT_MESSAGES = {
  mobile: '请输入 11 位手机号',
  digits: (label: string, count: number) => `${label}为 ${count} 位数字`,
} as const;
