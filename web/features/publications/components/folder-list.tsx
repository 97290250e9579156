import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { ActionMenu } from '#web/components/action-menu.tsx';
import { Box, Muted, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { Folder, WorkPlaces } from '../model/work.ts';
import { NO_FOLDER } from '../model/work-question.ts';
import styles from './folder-list.module.css';

export type FolderMove = 'rename' | 'delete';

interface FolderListProps {
  readonly places: WorkPlaces | undefined;
  readonly folder: string;
  readonly hrefOf: (folder: string) => string;
  readonly onMake: () => void;
  readonly onChange: (move: FolderMove, folder: Folder) => void;
  readonly onGo?: () => void;
}

const MOVES = [
  { key: 'rename', label: '重命名' },
  { key: 'delete', label: '删除文件夹', isEnding: true },
] as const;

/** The member's folders (文件夹), beside the works or in a sheet over them. */
export function FolderList({ places, folder, hrefOf, onMake, onChange, onGo }: FolderListProps) {
  const inNone = places
    ? places.works - places.folders.reduce((sum, { works }) => sum + works, 0)
    : undefined;

  function place(id: string, name: string, works: number | undefined) {
    return (
      <Link
        className={styles.place}
        to={hrefOf(id)}
        aria-current={id === folder ? 'true' : undefined}
        onClick={onGo}
      >
        <Text grows cut title={name}>
          {name}
        </Text>
        <Muted size={12} weight={400} digits className={styles.count}>
          {works}
        </Muted>
      </Link>
    );
  }

  return (
    <nav aria-label="文件夹" {...shows('OpusServiceMag.getOpusPlaces')}>
      <ul>
        <li>{place('', '所有位置', places?.works)}</li>
        {places?.folders.map((each) => (
          <Box as="li" holds key={each.ID} className={styles.own}>
            {place(each.ID, each.name, each.works)}
            <span className={styles.more}>
              <ActionMenu
                title={each.name}
                label={`文件夹「${each.name}」的操作`}
                opener={<MoreOutlined aria-hidden="true" />}
                type="text"
                items={MOVES}
                onChoose={(move) => onChange(move, each)}
              />
            </span>
          </Box>
        ))}
        {places && places.folders.length > 0 ? <li>{place(NO_FOLDER, '未放入文件夹', inNone)}</li> : null}
      </ul>
      <Button
        className={styles.make}
        type="text"
        icon={<PlusOutlined aria-hidden="true" />}
        onClick={onMake}
        {...shows('OpusServiceMag.saveOpusFolder')}
      >
        新建文件夹
      </Button>
    </nav>
  );
}
