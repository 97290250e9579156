import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { useQuery } from '@tanstack/react-query';
import { BookCover } from '#web/components/pictures/book-cover.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { Muted, Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { Template } from '../../model/imports.ts';
import styles from './template-wall.module.css';
import { TemplatesSkeleton } from './templates-skeleton.tsx';

interface TemplateWallProps {
  /** Albums to be filled with photos, or finished works to begin with. */
  readonly type?: 'album';
  /** Locked templates lead to the membership card. */
  readonly isLocked: boolean;
  readonly onChoose: (template: Template) => void;
}

/** The works of the house to begin with (模板), as books on a wall. */
export function TemplateWall({ type, isLocked, onChoose }: TemplateWallProps) {
  const query = useQuery({
    ...ask('OpusServiceMag.getOpusTemplates', type ? { type } : {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Sheet
      title={type === 'album' ? '相册模板' : '从模板开始'}
      extra={
        <Note off="phone">
          {type === 'album'
            ? '选一本，放进照片，就是您的相册。'
            : '版式和样张已经排好，换上您的内容就是一本新书。'}
        </Note>
      }
      {...shows('OpusServiceMag.getOpusTemplates')}
    >
      <Answer
        query={query}
        what="模板"
        safe="上传和空白作品照常使用，模板请稍后重试。"
        unsupported="上传文件和空白作品照常使用。"
        skeleton={<TemplatesSkeleton />}
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState text="模板正在准备，先上传文件或从空白开始吧。" />
          ) : (
            <Stack
              as="ul"
              gap={24}
              className={styles.wall}
              aria-label={type === 'album' ? '相册模板' : '模板'}
            >
              {list.map((template) => (
                <li key={template.template}>
                  <Stack
                    type="button"
                    as="button"
                    bare
                    content="start"
                    radius="sheet"
                    className={styles.book}
                    onClick={() => onChoose(template)}
                  >
                    <Stack as="span" items="center" ground="paper" radius="sheet" className={styles.ground}>
                      <BookCover
                        src={template.photoPath}
                        name={template.name}
                        type={template.type}
                        pageNum={template.pageNum}
                        size="shelf"
                      />
                    </Stack>
                    <Text weight={600} breaks>
                      {isLocked ? <LockOutlined className={styles.lock} aria-hidden="true" /> : null}
                      {template.name}
                      {isLocked ? <span className="only-read">，需要开通会员</span> : null}
                    </Text>
                    <Muted size="12-20" digits>
                      {template.pageNum} 页 · {template.widthMm} × {template.heightMm} 毫米
                    </Muted>
                  </Stack>
                </li>
              ))}
            </Stack>
          )
        }
      </Answer>
    </Sheet>
  );
}
