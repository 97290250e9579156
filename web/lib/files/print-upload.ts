import { PATHS } from '../paths.ts';

/** In the address of a list of works: the place to bring files for printing stands open over it. */
export const PRINT_UPLOAD = 'upload';

/** The way to 上传印刷文件, from every place where there is nothing to print yet. */
export function printUploadHref(): string {
  return PATHS.opusList.getHref('all', { [PRINT_UPLOAD]: '1' });
}
