import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { OpusCover } from '#web/components/pictures/opus-cover.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import type { GoodsFor } from '#web/features/print-options/api.ts';
import { Stack } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { GoodsChoice } from './goods-choice.tsx';
import styles from './nothing-fits.module.css';
import { PublicationWords } from './publication-words.tsx';

/** A publication that nothing can be printed as yet (没有可印的商品), and with how many pages something could. */
export function NothingFits({ data }: { readonly data: GoodsFor }) {
  const navigate = useNavigate();
  const { publication, preflight } = data;
  const { name, photoPath, opusCode, pageNum, type } = publication;
  return (
    <Stack gap={16} {...shows('ShoppingServiceMag.getGoodsFor')}>
      <Sheet>
        <Stack gap={20} align="center" columns="lead" className={styles.head}>
          <OpusCover code={opusCode} src={photoPath} name={name} pageNum={pageNum} />
          <PublicationWords publication={publication} preflight={preflight} />
        </Stack>
      </Sheet>
      <Sheet>
        <EmptyState
          text={`${pageNum} 页目前没有可印的商品，请按下面的页数调整作品后再来。`}
          action={
            <Button type="primary" onClick={() => void navigate(PATHS.opusList.getHref(type))}>
              去作品列表
            </Button>
          }
        />
      </Sheet>
      <GoodsChoice data={data} chosenID="" count={1} onChoose={() => {}} />
    </Stack>
  );
}
