import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { Box, Note, Row, Text } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { ErrorFigure } from '../components/error-figure.tsx';
import { errorVariant } from '../error-variant.ts';
import styles from './error-screen.module.css';

/** The 404 variant inside the shell, for members who followed an unknown address. */
export function NotFoundScreen() {
  const navigate = useNavigate();
  const { title, text } = errorVariant('404', true);
  return (
    <Box text="center" className={styles.inside} data-variant="404">
      <ErrorFigure code="404" />
      <Text as="h1" tone="ink" size="28-36" className={styles.title} tabIndex={-1}>
        {title}
      </Text>
      <Note above={8}>{text}</Note>
      <Row gap={12} align="stretch" justify="center" wraps className={styles.actions}>
        <Button type="primary" size="large" onClick={() => void navigate(PATHS.manager.getHref())}>
          回到工作台
        </Button>
        <Button size="large" onClick={() => void navigate(-1)}>
          返回上一页
        </Button>
      </Row>
    </Box>
  );
}
