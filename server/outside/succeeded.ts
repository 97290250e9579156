export function succeeded<T>(data: T): { code: 0; message: string; data: T } {
  return { code: 0, message: '成功', data };
}
