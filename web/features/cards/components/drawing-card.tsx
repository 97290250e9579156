import { Button } from 'antd';
import { useState } from 'react';
import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { drawingAddress, pngOf } from '#web/lib/files/drawing-files.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import styles from './share-panel.module.css';

interface DrawingCardProps {
  readonly title: string;
  readonly text: string;
  readonly svg: string;
  readonly fileName: string;
  readonly pngWidth: number;
}

/** A drawing with downloads (下载) as SVG and PNG. */
export function DrawingCard({ title, text, svg, fileName, pngWidth }: DrawingCardProps) {
  const [problem, setProblem] = useState('');

  async function savePng(): Promise<void> {
    setProblem('');
    try {
      saveFile(`${fileName}.png`, await pngOf(svg, pngWidth), 'image/png');
    } catch {
      setProblem('这个浏览器画不出 PNG，请下载 SVG');
    }
  }

  return (
    <Stack as="figure" items="center" text="center" below={16} className={styles.drawing}>
      <img className={styles.image} src={drawingAddress(svg)} alt={title} />
      <Stack as="figcaption" gap={4} className={styles.caption}>
        <strong>{title}</strong>
        <Muted className={styles.text}>{text}</Muted>
      </Stack>
      <Row gap={8} align="stretch" className={styles.downloads}>
        <Button size="small" aria-label={`下载${title} PNG`} onClick={() => void savePng()}>
          PNG
        </Button>
        <Button
          size="small"
          aria-label={`下载${title} SVG`}
          onClick={() => saveFile(`${fileName}.svg`, svg, 'image/svg+xml')}
        >
          SVG
        </Button>
      </Row>
      <Text as="p" tone="seal" size={12} className={styles.problem} role="alert">
        {problem}
      </Text>
    </Stack>
  );
}
