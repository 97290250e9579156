import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { Sheet } from '#web/components/sheet.tsx';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { UnsupportedState } from '#web/components/states/unsupported-state.tsx';
import type { GoodsFor, GoodsOffer } from '#web/features/print-options/api.ts';
import { firstOffer } from '#web/features/print-options/model/publication-choice.ts';
import { queries } from '#web/features/print-options/queries.ts';
import { isNoWork, NoWork } from '#web/features/publications/components/no-work.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { AddSkeleton } from './adding/add-skeleton.tsx';

const NothingFits = lazy(async () => ({
  default: (await import('./adding/nothing-fits.tsx')).NothingFits,
}));

interface GoodsForAnswerProps {
  readonly id: string;
  readonly children: (data: GoodsFor, offer: GoodsOffer) => ReactNode;
}

/** What a publication can be printed as, with every state that this may have. */
export function GoodsForAnswer({ id, children }: GoodsForAnswerProps) {
  const navigate = useNavigate();
  const query = useQuery(queries.goodsFor(id));
  const { data, error } = query;
  if (query.isPending) return <AddSkeleton />;
  if (isNoWork(error)) {
    return (
      <NoWork>
        <Button onClick={() => void navigate(PATHS.shoppingCart.getHref())}>去购物车</Button>
      </NoWork>
    );
  }
  if (error?.kind === 'not-there') {
    return (
      <Sheet>
        <UnsupportedState text="不能从这里加入购物车，作品和购物车都没有改变。" />
      </Sheet>
    );
  }
  if (data === undefined) {
    return (
      <Sheet>
        <ErrorState
          title={error === null || error.kind === 'failed' ? '商品没有加载出来' : error.message}
          text="作品和购物车都没有改变，请重试。"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
          error={error}
        />
      </Sheet>
    );
  }
  const offer = firstOffer(data);
  if (offer !== null) return children(data, offer);
  return (
    <Suspense fallback={<AddSkeleton />}>
      <NothingFits data={data} />
    </Suspense>
  );
}
