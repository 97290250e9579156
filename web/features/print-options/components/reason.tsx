import { Box, Muted, Row } from '#web/kit/layout/shapes.ts';
import type { ExplainedOption } from '../model/explained-option.ts';
import styles from './option.module.css';

interface ReasonProps {
  readonly option: ExplainedOption;
  readonly onAddPages: ((pages: number, cnum: string) => void) | null;
}

/**
 * Why an option cannot be chosen (不可选原因), and the one tap that changes that where there is one. Where the server
 * does not take blank pages, the pages are only suggested: they would have to be added to the work itself.
 */
export function Reason({ option, onAddPages }: ReasonProps) {
  const { Cnum, Name: name } = option.item;
  const { fix, text } = option.refusal;
  return (
    <Row as="p" gap={2} gapX={12} wraps tone="muted" size="12-20" digits>
      <span>{text.startsWith(name) ? text : `${name}：${text}`}</span>
      {fix !== undefined && onAddPages === null ? <Muted>在作品中{fix.text}</Muted> : null}
      {fix === undefined || onAddPages === null ? null : (
        <Box
          type="button"
          as="button"
          thumb
          tone="ink"
          bare
          ground="ink-soft"
          className={styles.fix}
          onClick={() => onAddPages(fix.pages, Cnum)}
        >
          {fix.text}
        </Box>
      )}
    </Row>
  );
}
