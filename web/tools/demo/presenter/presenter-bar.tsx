import { Button } from 'antd';
import { Box, Muted, Row, Text } from '#web/kit/layout/shapes.ts';
import { JOIN_PATH } from '../follow/join-path.ts';
import { spentText } from './rules.ts';
import { useNow } from './use-now.ts';

interface PresenterBarProps {
  /** Null before the first step was led to. */
  readonly startedAt: number | null;
  readonly aheadMs: number;
  readonly hasStage: boolean;
  readonly isLive: boolean;
  readonly onRestart: () => void;
  readonly onInvite: () => void;
}

const TIME = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit' });

/** How long the demo has been going on, and the ways to the audience. */
export function PresenterBar(props: PresenterBarProps) {
  const { startedAt, aheadMs, hasStage, isLive, onRestart, onInvite } = props;
  const now = useNow(aheadMs);
  return (
    <Row as="header" gap={12} wraps padY={10} padX={16} ground="sheet" ruled="bottom">
      <Text as="h1" tone="ink" size="16-24" weight={600}>
        讲解台
      </Text>
      <Text role="status" size={12} tone={isLive ? 'muted' : 'seal'}>
        {isLive ? '' : '连接断开，正在重连，翻页暂时不会生效'}
      </Text>
      <Box as="span" grows />
      <Row gap={8}>
        <Text size="20-28" digits tone="ink" aria-label="已讲">
          {spentText(startedAt === null ? 0 : now - startedAt)}
        </Text>
        <Button size="small" type="text" disabled={!isLive} onClick={onRestart}>
          重新计时
        </Button>
        <Muted digits>{TIME.format(now)}</Muted>
      </Row>
      <Row gap={8}>
        <Box as="span" off="phone">
          <Button href={JOIN_PATH} target="desk-audience">
            {hasStage ? '观众画面已打开' : '打开观众画面'}
          </Button>
        </Box>
        <Button type="primary" onClick={onInvite}>
          邀请观众
        </Button>
      </Row>
    </Row>
  );
}
