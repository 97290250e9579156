import { CONTEXT, type Surface } from './surface.ts';

interface CanvasAndContext {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

/** The canvases that pdf.js makes for itself: for patterns, masks and groups. */
class OffscreenCanvases {
  create(width: number, height: number): CanvasAndContext {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(pair: CanvasAndContext): void {
    this.reset(pair, 0, 0);
    Object.assign(pair, { canvas: null, context: null });
  }
}

/** Filters are SVG, which a worker has not; for "none" pdf.js reckons with the pixels itself. */
class NoFilters {
  addFilter = none;
  addAlphaFilter = none;
  addLuminosityFilter = none;
  addKnockoutFilter = none;
  addHCMFilter = none;
  addHighlightHCMFilter = none;
  destroy(): void {}
}

function none(): 'none' {
  return 'none';
}

/** pdf.js wants a document for nothing but its fonts, and a worker has fonts too. */
function documentOfWorker(): HTMLDocument {
  return { fonts: Reflect.get(globalThis, 'fonts') } as unknown as HTMLDocument;
}

export const workerSurface: Surface = {
  parts: {
    CanvasFactory: OffscreenCanvases,
    FilterFactory: NoFilters,
    get ownerDocument() {
      return documentOfWorker();
    },
  },
  canvas(width, height) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', CONTEXT);
    if (!context) throw new Error('this worker cannot draw');
    return {
      width,
      height,
      // For all that pdf.js calls the two are one.
      context: context as unknown as CanvasRenderingContext2D,
      picture: (type, quality) => canvas.convertToBlob({ type, quality }),
      free: () => void Object.assign(canvas, { width: 0, height: 0 }),
    };
  },
};
