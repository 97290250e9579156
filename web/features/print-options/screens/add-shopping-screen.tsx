import { useParams } from 'react-router-dom';
import { PageHeader } from '#web/components/page-header.tsx';
import { AddForm } from '../components/adding/add-form.tsx';
import { GoodsForAnswer } from '../components/goods-for-answer.tsx';

/** Add to cart (加入购物车): one publication, printed as what and how, for how much. */
export function AddShoppingScreen() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeader title="加入购物车" purpose="选一套配好的规格，或自己挑选商品与工艺。" />
      <GoodsForAnswer key={id} id={id}>
        {(data, offer) => <AddForm data={data} offer={offer} />}
      </GoodsForAnswer>
    </>
  );
}
