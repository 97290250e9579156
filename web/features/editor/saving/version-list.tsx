import { Button, Tag } from 'antd';
import { RecordList, RecordRow } from '#web/components/record-list.tsx';
import { Muted, Row, Text } from '#web/kit/layout/shapes.ts';
import { Moment } from '#web/kit/time/moment.tsx';
import type { Version } from './version.ts';

const KINDS = { published: '已发布', named: '已命名', ordered: '付印', auto: '自动' } as const;

interface VersionListProps {
  readonly list: readonly Version[];
  readonly onName: (version: Version) => void;
  readonly onCompare: (version: Version) => void;
}

/** 历史版本, the newest first. */
export function VersionList({ list, onName, onCompare }: VersionListProps) {
  return (
    <RecordList label="历史版本">
      {list.map((version) => (
        <RecordRow
          key={version.seq}
          actions={
            <Row gap={8}>
              <Button size="small" onClick={() => onName(version)}>
                {version.note === '' ? '命名' : '改名'}
              </Button>
              <Button size="small" onClick={() => onCompare(version)}>
                对比
              </Button>
            </Row>
          }
        >
          <Text weight={600}>{version.note === '' ? <Moment at={version.createdAt} /> : version.note}</Text>
          <Row gap={8} wraps>
            <Tag>{KINDS[version.kind]}</Tag>
            <Muted size={12}>
              {version.pageNum} 页
              {version.note === '' ? null : (
                <>
                  {' · '}
                  <Moment at={version.createdAt} />
                </>
              )}
            </Muted>
          </Row>
        </RecordRow>
      ))}
    </RecordList>
  );
}
