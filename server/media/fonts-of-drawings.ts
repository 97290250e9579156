export const SERIF = "'Noto Serif SC','Noto Serif CJK SC','Source Han Serif SC','Songti SC',SimSun,serif";
export const SANS = "'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif";
