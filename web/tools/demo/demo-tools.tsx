import { App } from 'antd';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isPublicPath } from '#contracts/rules/account/access.ts';
import { useSession } from '#web/lib/session-store.ts';
import { DemoBar } from './bar/demo-bar.tsx';
import { visitChanges } from './bar/visit-changes.ts';
import { changeCounts } from './calls.ts';
import { STORY } from './tour/story.ts';
import { placeText } from './tour/tour-state.ts';
import { tourStore, useTour } from './tour/tour-store.ts';
import { useTourCourse } from './tour/use-tour-course.ts';

const TourCard = lazy(async () => ({ default: (await import('./tour/tour-card.tsx')).TourCard }));

const BEGINNING = { chapter: 0, step: 0 };

/** What a visitor of the demo sees beside the product: the bar above it and the guided tour. */
export function DemoTools() {
  const { pathname } = useLocation();
  const { status } = useSession();
  return isPublicPath(pathname) || status !== 'in' ? null : <DemoInside />;
}

function DemoInside() {
  const { modal } = App.useApp();
  const tour = useTour();
  const course = useTourCourse();
  const isTouring = tour.status === 'running';

  /** A chapter begins with data of its own, so what somebody did before is asked about first. */
  async function start(): Promise<void> {
    const changes = await changeCounts().then(visitChanges, () => []);
    if (changes.length === 0) {
      course.begin(BEGINNING);
      return;
    }
    const count = changes.reduce((sum, change) => sum + change.count, 0);
    modal.confirm({
      title: '开始导览？',
      content: `导览从准备好的数据开始，这次演示中的 ${count} 处改动会还原，不能撤销。`,
      okText: '开始导览',
      cancelText: '暂不开始',
      centered: true,
      onOk: () => course.begin(BEGINNING),
    });
  }

  function press(): void {
    if (tour.status === 'off') void start();
    else if (isTouring) course.pause();
    else course.resume();
  }

  return (
    <>
      <DemoBar
        tourPlace={placeText(STORY, tour)}
        isTouring={isTouring}
        onTour={press}
        onChangeOfWorld={() => tourStore.change({ status: 'off', chapter: 0, step: 0 })}
      />
      {isTouring ? (
        <Suspense>
          <TourCard course={course} />
        </Suspense>
      ) : null}
    </>
  );
}
