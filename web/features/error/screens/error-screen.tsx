import { Button } from 'antd';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CopyButton } from '#web/components/copy-button.tsx';
import { BrandMark } from '#web/components/pictures/brand-mark.tsx';
import { Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { useOnline } from '#web/lib/document/use-online.ts';
import { PATHS } from '#web/lib/paths.ts';
import { ErrorFigure } from '../components/error-figure.tsx';
import { errorVariant, safeFrom, safeTraceId } from '../error-variant.ts';
import styles from './error-screen.module.css';

/** The error screen (出错了), open to everybody: what happened, what is safe, and the ways on. */
export function ErrorScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const from = safeFrom(query.get('from'));
  const traceId = safeTraceId(query.get('traceId'));
  const variant = errorVariant(query.get('code'), isOnline);
  const target = from ?? PATHS.manager.getHref();

  useEffect(() => {
    const retry = () => void navigate(target, { replace: true });
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [navigate, target]);

  const report = [
    `错误 ${variant.key}`,
    `页面 ${from?.split(/[?#]/, 1)[0] ?? '未知'}`,
    `追踪编号 ${traceId ?? '无'}`,
  ].join('\n');

  return (
    <Stack as="main" className={styles.page} data-variant={variant.key}>
      <div>
        <BrandMark />
      </div>
      <Text as="div" fills text="center" className={styles.sheet}>
        <ErrorFigure code={variant.key} />
        <Text as="h1" tone="ink" size="28-36" className={styles.title} tabIndex={-1}>
          {variant.title}
        </Text>
        <Note above={8}>{variant.text}</Note>
        <Row gap={12} align="stretch" justify="center" wraps className={styles.actions}>
          {variant.key === '403' || variant.key === '404' ? null : (
            <Button type="primary" size="large" onClick={() => void navigate(target, { replace: true })}>
              重试
            </Button>
          )}
          <Button
            size="large"
            type={variant.key === '403' || variant.key === '404' ? 'primary' : 'default'}
            onClick={() => void navigate(PATHS.manager.getHref(), { replace: true })}
          >
            回到工作台
          </Button>
          <Button size="large" onClick={() => void navigate(-1)}>
            返回上一页
          </Button>
        </Row>
        <Note size={12} className={styles.trace}>
          {traceId ? <span>追踪编号 {traceId}</span> : null}
          <CopyButton text={report} label="复制诊断信息" />
        </Note>
      </Text>
    </Stack>
  );
}
