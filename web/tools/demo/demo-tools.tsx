import { lazy, Suspense, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isPublicPath } from '#contracts/rules/account/access.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { DemoBar } from './bar/demo-bar.tsx';
import { FollowBar } from './follow/follow-bar.tsx';
import { JoinQuestion } from './follow/join-question.tsx';
import { type Following, useFollowing } from './follow/use-following.ts';
import { STORY } from './tour/story.ts';
import { TourInvitation } from './tour/tour-invitation.tsx';
import { placeText } from './tour/tour-state.ts';
import { tourStore, useTour } from './tour/tour-store.ts';
import { type TourCourse, useTourCourse } from './tour/use-tour-course.ts';
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
  const following = useFollowing(course);
  const { isLed, wouldLose } = following;

  return (
    <>
      {isLed ? <FollowBar onLeave={following.stay} /> : <OwnBar course={course} following={following} />}
      {wouldLose === null ? null : (
        <JoinQuestion changes={wouldLose} onFollow={following.followAnyway} onStay={following.stay} />
      )}
      {tour.status === 'running' ? (
        <Suspense>
          <TourCard
            course={course}
            isJoining={following.isJoining}
            onLeaveLead={isLed ? following.stay : undefined}
            onFollow={following.isOwn ? following.follow : undefined}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The bar of who shows the product, or looks at it without being led. */
function OwnBar({ course, following }: { readonly course: TourCourse; readonly following: Following }) {
  const tour = useTour();
  const invitationId = useId();
  const isTouring = tour.status === 'running';
  const isOff = tour.status === 'off';
  return (
    <>
      <DemoBar
        tourPlace={placeText(STORY, tour)}
        isTouring={isTouring}
        {...(isOff ? { invitationId } : { onTour: isTouring ? course.pause : course.resume })}
        {...(following.isOwn ? { onFollow: following.follow } : {})}
        onChangeOfWorld={leaveTour}
      />
      {isOff ? (
        <TourInvitation
          id={invitationId}
          chapter={tour.chapter}
          showsItself={!tour.wasInvited}
          onShown={() => tourStore.change({ wasInvited: true })}
          onStart={(chapter) => course.begin({ chapter, step: 0 })}
        />
      ) : null}
    </>
  );
}
