import { lazy, Suspense, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isPublicPath } from '#contracts/rules/account/access.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { DemoBar } from './bar/demo-bar.tsx';
import { STORY } from './tour/story.ts';
import { TourInvitation } from './tour/tour-invitation.tsx';
import { placeText } from './tour/tour-state.ts';
import { tourStore, useTour } from './tour/tour-store.ts';
import { useTourCourse } from './tour/use-tour-course.ts';
import { NoWorld } from './visit/no-world.tsx';

const TourCard = lazy(async () => ({ default: (await import('./tour/tour-card.tsx')).TourCard }));

/** What a visitor of the demo sees beside the product: the bar above it and the guided tour. */
export function DemoTools() {
  const { pathname } = useLocation();
  const { status } = useSession();
  const [wasInside, setWasInside] = useState(false);
  const isOutside = isPublicPath(pathname) || status === 'out';
  // Between two sessions the bar and the tour stay where they are.
  const isInside = !isOutside && (status === 'in' || wasInside);
  if (wasInside !== isInside) setWasInside(isInside);
  return (
    <>
      <NoWorld onBegin={leaveTour} />
      {isInside ? <DemoInside /> : null}
    </>
  );
}

const leaveTour = () => tourStore.change({ status: 'off', chapter: 0, step: 0 });

function DemoInside() {
  const tour = useTour();
  const course = useTourCourse();
  const invitationId = useId();
  const isTouring = tour.status === 'running';

  return (
    <>
      <DemoBar
        tourPlace={placeText(STORY, tour)}
        isTouring={isTouring}
        {...(tour.status === 'off' ? { invitationId } : { onTour: isTouring ? course.pause : course.resume })}
        onChangeOfWorld={leaveTour}
      />
      {tour.status === 'off' ? (
        <TourInvitation
          id={invitationId}
          chapter={tour.chapter}
          showsItself={!tour.wasInvited}
          onShown={() => tourStore.change({ wasInvited: true })}
          onStart={(chapter) => course.begin({ chapter, step: 0 })}
        />
      ) : null}
      {isTouring ? (
        <Suspense>
          <TourCard course={course} />
        </Suspense>
      ) : null}
    </>
  );
}
