import { OpusCover } from '#web/components/pictures/opus-cover.tsx';
import { Stack } from '#web/kit/layout/shapes.ts';
import type { OrderLine } from '../model/orders.ts';

/** The cover of a line whose pages cannot be read (只有封面). */
export function CoverAlone({ line }: { readonly line: OrderLine }) {
  const { clientDesignName, opusCode, photoPath, showPageNum } = line;
  return (
    <Stack
      as="figure"
      gap={12}
      items="center"
      ground="paper"
      tone="muted"
      size={12}
      padY={16}
      padX={16}
      radius="control"
    >
      <OpusCover
        code={opusCode}
        words="翻阅作品"
        src={photoPath}
        name={clientDesignName}
        pageNum={Number.parseInt(showPageNum, 10) || undefined}
        size="large"
        isAlone
      />
      <figcaption>内页暂时看不到，这里只有封面。</figcaption>
    </Stack>
  );
}
