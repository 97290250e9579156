import { Button } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { isAreaOpen } from '#contracts/rules/account/membership.ts';
import { type EditorType, lockingArea } from '#contracts/rules/screens/screen.ts';
import { Box, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { PATHS, type PathName } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { insteadOf, type Way } from '../model/instead.ts';
import styles from './unavailable-screen.module.css';

interface UnavailableScreenProps {
  readonly name: PathName;
  readonly title: string;
  readonly feditorType?: EditorType;
}

/** Says honestly that a screen is not open yet (此功能尚未开放), and what serves meanwhile. */
export function UnavailableScreen({ name, title, feditorType }: UnavailableScreenProps) {
  const navigate = useNavigate();
  const vipName = useSession().user?.vip_name ?? '';
  const { text, ways } = insteadOf(name);
  // The way on never ends before a lock.
  const isFree = ({ screen }: Way) => {
    const area = lockingArea(PATHS[screen]);
    return area === undefined || isAreaOpen(area, vipName);
  };
  const [first, ...others] = ways.filter(isFree);
  return (
    <Stack align="center" className={styles.page} data-editor-type={feditorType}>
      <div className={styles.drawing}>
        <img src="/media/drawings/not-open-yet.svg" alt="" width={320} height={220} />
      </div>
      <div>
        <Note>{title}</Note>
        <Text as="h1" above={4} tone="ink" size="28-36" className={styles.title} tabIndex={-1}>
          此功能尚未开放
        </Text>
        <Box as="p" above={12} tone="muted" className={styles.text}>
          {text}
        </Box>
        <Row gap={12} align="stretch" wraps className={styles.buttons}>
          {first ? (
            <Button type="primary" size="large" onClick={() => void navigate(first.href)}>
              {first.title}
            </Button>
          ) : null}
          <Button size="large" onClick={() => void navigate(-1)}>
            返回上一页
          </Button>
        </Row>
        {others.length > 0 ? (
          <Box as="ul" ruled="top" className={styles.ways} aria-label="也可以">
            {others.map((way) => (
              <li key={way.title}>
                <Link className={styles.way} to={way.href}>
                  <strong>{way.title}</strong>
                  <span>{way.text}</span>
                </Link>
              </li>
            ))}
          </Box>
        ) : null}
      </div>
    </Stack>
  );
}
