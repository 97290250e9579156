import { Select } from 'antd';
import { useState } from 'react';
import {
  FINISHED_SIZES,
  FIT_NAMES,
  FIT_WAYS,
  type FinishedSize,
  type FitWay,
  fitWords,
  hasSizeWish,
  isSameSize,
  turnedAlike,
  withSizeWish,
} from '#contracts/rules/print/finished-size.ts';
import { Sheet } from '#web/components/sheet.tsx';
import type { GoodsFor } from '#web/features/print-options/api.ts';
import type { ChoiceEditor } from '#web/features/print-options/model/choice-editor.ts';
import { Box, Muted, Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import styles from '../adding/goods-choice.module.css';

interface SizeFitProps {
  readonly publication: GoodsFor['publication'];
  readonly remark: string;
  readonly editor: ChoiceEditor;
}

const PREVIEW_PX = 64;
const OBJECT_FIT = { crop: 'cover', pad: 'contain', stretch: 'fill' } as const;

const sizeText = ({ widthMm, heightMm }: Pick<FinishedSize, 'widthMm' | 'heightMm'>) =>
  `${widthMm} × ${heightMm} 毫米`;

/** How the pages lie on paper of another size (尺寸适配); the wish goes to the workshop with the remark. */
export function SizeFit({ publication, remark, editor }: SizeFitProps) {
  const [name, setName] = useState('');
  const [way, setWay] = useState<FitWay>('crop');
  const sizes = FINISHED_SIZES.map((each) => turnedAlike(each, publication)).filter(
    (each) => !isSameSize(each, publication),
  );
  const size = sizes.find((each) => each.name === name);

  function wish(next: FinishedSize | undefined, how: FitWay): void {
    setName(next?.name ?? '');
    setWay(how);
    editor.setRemark(withSizeWish(remark, next ? { size: next, way: how } : null));
  }

  return (
    <Sheet
      title="成品尺寸"
      extra={
        <Select
          aria-label="成品尺寸"
          style={{ width: 220 }}
          value={hasSizeWish(remark) ? name : ''}
          options={[
            { value: '', label: `按作品 ${sizeText(publication)}` },
            ...sizes.map((each) => ({ value: each.name, label: `${each.name} ${sizeText(each)}` })),
          ]}
          onChange={(value) =>
            wish(
              sizes.find((each) => each.name === value),
              way,
            )
          }
        />
      }
    >
      {size && hasSizeWish(remark) ? (
        <>
          <Stack gap={12} className={styles.offers} role="radiogroup" aria-label="适配方式">
            {FIT_WAYS.map((each) => (
              <Box as="label" hand key={each} className={styles.offer} data-chosen={each === way}>
                <input
                  type="radio"
                  className="only-read"
                  name="size-fit"
                  checked={each === way}
                  onChange={() => wish(size, each)}
                />
                <Preview photoPath={publication.photoPath} size={size} way={each} />
                <Stack as="span" gap={2}>
                  <Text weight={600}>{FIT_NAMES[each]}</Text>
                  <Muted size="12-18">{fitWords(publication, size, each)}</Muted>
                </Stack>
              </Box>
            ))}
          </Stack>
          <Note size={12} above={12}>
            已写进备注，印前审稿按此处理；价格按所选商品计算。
          </Note>
        </>
      ) : (
        <Note>按作品的尺寸 {sizeText(publication)} 印刷，不裁切也不缩放。</Note>
      )}
    </Sheet>
  );
}

interface PreviewProps {
  readonly photoPath: string;
  readonly size: FinishedSize;
  readonly way: FitWay;
}

/** The cover on a sheet of that size, in 64 pixels. */
function Preview({ photoPath, size: { widthMm, heightMm }, way }: PreviewProps) {
  const scale = PREVIEW_PX / Math.max(widthMm, heightMm);
  const [width, height] = [widthMm * scale, heightMm * scale];
  return (
    <Box as="span" ground="sheet" shadow="float" style={{ width, height }}>
      <img src={photoPath} alt="" width={width} height={height} style={{ objectFit: OBJECT_FIT[way] }} />
    </Box>
  );
}
