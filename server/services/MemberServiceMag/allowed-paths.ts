/** 站内页面: the absolute paths that may be shown inside the product, and the page behind each. */
export const ALLOWED_PATHS: Readonly<Record<string, { title: string; url: string }>> = {
  '/help/print-guide': { title: '印前指南', url: '/media/pages/print-guide.html' },
  '/help/binding-guide': { title: '装订方式说明', url: '/media/pages/binding-guide.html' },
};
