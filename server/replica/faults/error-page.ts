const TITLES: Readonly<Record<number, string>> = {
  404: 'Not Found',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The page that an application server, or a proxy before it, writes where a program expected data. */
export function errorPage(status: number): string {
  const title = `HTTP Status ${status} – ${TITLES[status] ?? 'Error'}`;
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><hr><p><b>Type</b> Status Report</p><p><b>Description</b> The server met a condition that keeps it from answering this request.</p><hr><h3>Servlet Container</h3></body></html>
`;
}
