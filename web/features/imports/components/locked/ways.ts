/** The ways to start (开始方式) that the membership opens. */
export const WAYS = [
  { key: 'upload', name: '上传 PDF 或图片', words: '逐页转换，目录、文字和链接都在。' },
  { key: 'template', name: '选模板', words: '版式已经排好，换上您的内容。' },
  { key: 'blank', name: '从空白开始', words: '选好开本和页数，一页一页做。' },
] as const;
