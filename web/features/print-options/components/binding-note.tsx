import { bindingByName, HARDCOVER_WARNING } from '#contracts/rules/account/bindings.ts';
import type { PrintLine, ProductionStep } from '#contracts/rules/print/cart-line.ts';
import {
  isSaddleStitchPossible,
  pagesOutsideSheets,
  sheetPagesText,
} from '#contracts/rules/print/page-count.ts';
import { selectedItem } from '#contracts/rules/print/step-roles.ts';
import { Box, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { OptionPicture } from '../pictures/option-picture.tsx';
import { pictureOf } from '../pictures/picture-of.ts';
import styles from './binding.module.css';

/** The binding whose pages are counted without those of the cover. */
const SADDLE_STITCH = '骑马钉';

interface BindingNoteProps {
  readonly step: ProductionStep;
  readonly line: PrintLine;
}

/** The chosen binding (装订方式) as a picture, a description and, for hardcovers, the warning tip. */
export function BindingNote({ step, line }: BindingNoteProps) {
  const binding = bindingByName(selectedItem(step)?.Name ?? '');
  if (binding === null) return null;
  const { name, description, isHardcover } = binding;
  const picture = pictureOf({ Name: name, Cnum: '' });
  return (
    <Row gap={16} align="start" padY={12} padX={12} ground="paper" radius="sheet">
      {picture === null ? null : (
        <Text role="img" aria-label={name} keeps className={styles.picture}>
          <OptionPicture shapes={picture} className={undefined} />
        </Text>
      )}
      <Stack gap={8} tone="muted">
        <p>
          <Box as="strong" tone="text" className={styles.name}>
            {name}
          </Box>
          {description}
        </p>
        {name === SADDLE_STITCH && pagesOutsideSheets(line.goods) > 0 && isSaddleStitchPossible(line) ? (
          <p>{sheetPagesText(line)}，正好是 4 的倍数。</p>
        ) : null}
        {isHardcover ? (
          <Box
            as="p"
            size="12-20"
            radius="control"
            ground="brass-soft"
            tone="brass"
            className={styles.warning}
          >
            {HARDCOVER_WARNING}
          </Box>
        ) : null}
      </Stack>
    </Row>
  );
}
