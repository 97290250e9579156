import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { SheetsToBookDrawing } from '#web/components/pictures/drawings.tsx';
import { Box, Note, Row } from '#web/kit/layout/shapes.ts';
import { printUploadHref } from '#web/lib/files/print-upload.ts';
import { PATHS } from '#web/lib/paths.ts';
import styles from './free-ways.module.css';

/** What every member can do right away (免费方式); with its drawing where no other one is near. */
export function FreeWays({ isDrawn }: { isDrawn: boolean }) {
  const navigate = useNavigate();
  return (
    <Row
      as="section"
      ground="sheet"
      radius="sheet"
      wraps
      gap={16}
      gapX={24}
      className={styles.free}
      aria-labelledby="free-ways-title"
    >
      {isDrawn ? <SheetsToBookDrawing /> : null}
      <Box grows className={styles.words}>
        <Box id="free-ways-title" as="h2" tone="ink" className={styles.title}>
          有照片，或现成的 PDF？现在就能做成书
        </Box>
        <Note above={4}>都不需要会员：照片自动排成画册、台历或挂历，现成的文件选好纸张和装订就能下单。</Note>
      </Box>
      <Row gap={8} align="stretch" wraps className={styles.buttons}>
        <Button type="primary" size="large" onClick={() => void navigate(PATHS.opusListEdit.getHref())}>
          用照片做画册
        </Button>
        <Button size="large" onClick={() => void navigate(PATHS.opusDocCalendar.getHref())}>
          做台历、挂历
        </Button>
        <Button size="large" onClick={() => void navigate(printUploadHref())}>
          上传印刷文件
        </Button>
      </Row>
    </Row>
  );
}
