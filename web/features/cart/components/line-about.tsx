import { chosenOptions, optionsText } from '#contracts/rules/print/options-text.ts';
import { Box, Note, Text } from '#web/kit/layout/shapes.ts';
import { readingPath } from '#web/lib/paths.ts';
import type { CartLine } from '../model/cart.ts';
import styles from './line-about.module.css';

interface LineAboutProps {
  readonly line: CartLine;
  /** By which the actions of the line say whose they are. */
  readonly nameId: string;
}

/** The cover leads there as well, so the keyboard stops only once. */
function Work({ code, name }: { readonly code: string; readonly name: string }) {
  return (
    <a className={styles.work} href={readingPath(code)} target="_blank" rel="noopener" tabIndex={-1}>
      {name}
    </a>
  );
}

/** What is printed: name, goods, pages, and the specification in one breath. */
export function LineAbout({ line, nameId }: LineAboutProps) {
  return (
    <Box shrinks className={styles.about}>
      <Box id={nameId} as="h3" breaks className={styles.name} title={line.clientDesignName}>
        {line.opusCode ? <Work code={line.opusCode} name={line.clientDesignName} /> : line.clientDesignName}
      </Box>
      <Text as="p" digits>
        {line.goodsName}
        <span aria-hidden="true"> · </span>
        {line.showPageNum}
      </Text>
      <Note size="12-20" className={styles.options}>
        {optionsText(chosenOptions(line.buzhou))}
      </Note>
      {line.remarkinfo === '' ? null : (
        <Note size="12-20" cut className={styles.remark} title={line.remarkinfo}>
          备注：{line.remarkinfo}
        </Note>
      )}
    </Box>
  );
}
