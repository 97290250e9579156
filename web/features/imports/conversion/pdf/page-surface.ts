import { CONTEXT, type Surface } from './surface.ts';

/**
 * Drawing on the page's own thread, for browsers whose workers cannot draw (Safari before 16.4). The PDF is still parsed
 * beside it, and the page stands still for no more than a page of the PDF.
 */
export const pageSurface: Surface = {
  parts: {},
  canvas(width, height) {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', CONTEXT);
    if (!context) throw new Error('this browser cannot draw');
    return {
      width,
      height,
      context,
      picture: (type, quality) =>
        new Promise((resolve, reject) => {
          const take = (blob: Blob | null) =>
            blob ? resolve(blob) : reject(new Error('the picture could not be written'));
          canvas.toBlob(take, type, quality);
        }),
      free: () => void Object.assign(canvas, { width: 0, height: 0 }),
    };
  },
};
