/** What a file check found that is worth stopping for, as a demo order has it. */
export const FILE_PROBLEMS = [
  { level: 'error', page: 3, text: '文字距裁切线不足 3 毫米，裁切后可能缺字' },
  { level: 'error', page: 17, text: '图片分辨率只有 96 dpi，印刷会模糊，建议 300 dpi 以上' },
  { level: 'warning', page: 24, text: '图片为 RGB 色彩，印刷后颜色会偏暗' },
] as const;

/** Why a production is late, in words for the customer. */
export const DELAY_REASON = '特种纸到货晚了一天';
