import { Button } from 'antd';
import type { GoodsFor } from '#web/features/print-options/api.ts';
import { Box, Note, Row, Text } from '#web/kit/layout/shapes.ts';
import styles from '../preflight.module.css';
import { PreflightList } from './preflight-list.tsx';

interface PreflightNoticeProps {
  readonly publicationID: string;
  readonly preflight: GoodsFor['preflight'];
  readonly isAccepted: boolean;
  readonly onAccept: () => void;
}

/** Errors of the preflight (预检错误): nothing is printed with them until the member accepts them. */
export function PreflightNotice({ publicationID, preflight, isAccepted, onAccept }: PreflightNoticeProps) {
  const errors = preflight.items.filter(({ level }) => level === 'error');
  if (errors.length === 0) return null;
  return (
    <Row
      as="section"
      radius="sheet"
      gap={12}
      gapX={24}
      align="end"
      justify="between"
      className={styles.notice}
      aria-label="预检错误"
      data-accepted={isAccepted}
    >
      <div>
        <Text as="h2" tone="seal" size="14-22" className={styles.title}>
          预检发现 {errors.length} 处错误
        </Text>
        <Box as="p" tone="text" className={styles.advice}>
          建议先在作品中修改。按现状印刷，成品会与这里所列一致。
        </Box>
        <PreflightList publicationID={publicationID} items={errors} />
      </div>
      {isAccepted ? (
        <Note keeps role="status">
          已知晓，将按现状印刷
        </Note>
      ) : (
        <Button danger className={styles.accept} data-accept onClick={onAccept}>
          知晓并继续
        </Button>
      )}
    </Row>
  );
}
