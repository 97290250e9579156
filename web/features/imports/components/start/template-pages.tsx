import { Muted, Row, Stack } from '#web/kit/layout/shapes.ts';
import type { Template } from '../../model/imports.ts';

const HEIGHT_PX = 132;
/** The back cover and the endpapers tell nothing. */
const SHOWN = 16;

/** Looks into a template before it is chosen (翻看模板): its pages beside each other, as spreads. */
export function TemplatePages({ template }: { readonly template: Template }) {
  const { pages, pageNum, widthMm, heightMm } = template;
  const [cover, , ...inner] = pages;
  const shown = [...(cover ? [cover] : []), ...inner.slice(0, SHOWN)];
  return (
    <Stack gap={8} shrinks>
      <Row
        gap={2}
        tabIndex={0}
        role="group"
        aria-label="模板的样张"
        style={{ overflowX: 'auto', paddingBlock: 8 }}
      >
        {shown.map((src, at) => (
          <img
            key={src}
            {...{ src, height: HEIGHT_PX, width: (HEIGHT_PX * widthMm) / heightMm }}
            alt=""
            loading="lazy"
            decoding="async"
            // The cover stands alone, and so does the first page; then two and two face each other.
            style={{
              flex: 'none',
              boxShadow: 'var(--shadow-book)',
              marginRight: at % 2 === 1 || at === 0 ? 14 : 0,
            }}
          />
        ))}
      </Row>
      <Muted size={12} digits>
        {pageNum} 页 · {widthMm} × {heightMm} 毫米，照片多了会自动加页
      </Muted>
    </Stack>
  );
}
