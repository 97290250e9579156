import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { PageHeader } from '#web/components/page-header.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { WorkChooser } from '#web/features/publications/components/work-chooser.tsx';
import { aside, pageNumber, useAddress, words } from '#web/kit/address/address.ts';
import { PATHS } from '#web/lib/paths.ts';
import { AddForm } from '../components/adding/add-form.tsx';
import { GoodsForAnswer } from '../components/goods-for-answer.tsx';
import { ChoicePrints } from '../components/print/choice-prints.tsx';
import { PaperFeel } from '../components/print/paper-feel.tsx';
import { PreflightSheet } from '../components/print/preflight-sheet.tsx';
import { ProofSheet } from '../components/print/proof-sheet.tsx';
import { SizeFit } from '../components/print/size-fit.tsx';

const PLACE = { id: aside(words), keyword: words, page: pageNumber };

/** 印刷: a work, how it would lie in the hand, what its preflight says, and the way into the cart. */
export function OpusPrintScreen() {
  const address = useAddress(PLACE);
  const { id } = address.at;
  if (id === '') {
    return (
      <>
        <PageHeader title="印刷" purpose="选一件作品，看它印出来的样子和价格。" />
        <WorkChooser
          title="选择作品"
          verb="印刷"
          address={address}
          hrefFor={({ ID }) => address.hrefFor({ id: ID })}
          empty={
            <EmptyState
              text="还没有作品。上传一份 PDF 或图片，就能印刷。"
              action={<Link to={PATHS.opusList.getHref('all')}>去我的作品</Link>}
            />
          }
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="印刷"
        purpose="先看样子、厚度和预检，再选商品与工艺。"
        actions={<Button onClick={() => address.go({ id: '' })}>换一件作品</Button>}
      />
      <GoodsForAnswer key={id} id={id}>
        {(data, offer) => (
          <AddForm data={data} offer={offer}>
            {({ snapshot, editor }) => (
              <>
                <PreflightSheet {...data} />
                <PaperFeel publication={data.publication} snapshot={snapshot} />
                <SizeFit publication={data.publication} remark={snapshot.remark} editor={editor} />
                <ProofSheet snapshot={snapshot} editor={editor} province={data.deliverTo} />
                <ChoicePrints publicationID={data.publication.ID} snapshot={snapshot} />
              </>
            )}
          </AddForm>
        )}
      </GoodsForAnswer>
    </>
  );
}
