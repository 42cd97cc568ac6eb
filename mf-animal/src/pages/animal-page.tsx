import { useGetAnimalQuery } from '@portal/shared/api-slices';
import { type Animal, PlacementStatus } from '@portal/shared/contract';
import { contactButtons } from '@portal/shared/domain';
import { useDialog } from '@portal/shared/session';
import { LoadState } from '@portal/shared/ui';
import { startTransition, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { PlacedReactions } from '../common/placement-closing/placed-reactions';
import { useCountVisitMutation } from '../endpoints/animal-visit';
import { BackLink } from '../features/back-link/back-link';
import { Carousel, type CarouselPhotos } from '../features/carousel/carousel';
import { Checklist } from '../features/checklist/checklist';
import { CallBar } from '../features/contact-card/call-bar';
import { ContactCard } from '../features/contact-card/contact-card';
import { Description } from '../features/description/description';
import { DonationCard } from '../features/donation/donation-card';
import { FitBlock } from '../features/fit/fit-block';
import { Gallery } from '../features/gallery/gallery';
import { MissingAnimal, missingReason } from '../features/missing-animal/missing-animal';
import { ClaimButton, LazyClaimDialog } from '../features/owner-claim/claim-button';
import { FoundNotice } from '../features/owner-claim/found-notice';
import { OwnerClaims } from '../features/owner-claims/owner-claims';
import { AmivediLink } from '../features/profile/amivedi-link';
import { ProfileFacts } from '../features/profile/profile-facts';
import { ProfileFit } from '../features/profile/profile-fit';
import { ProfileHeading } from '../features/profile/profile-heading';
import { ProfileLayout } from '../features/profile/profile-layout';
import { ProfileFailure, ProfileSkeleton } from '../features/profile/profile-states';
import { LazyReactionDialog, ReactButton } from '../features/reaction/react-button';
import { useMayReact, useReacting } from '../features/reaction/use-reacting';
import { LazyReviewRequestDialog } from '../features/review-request/lazy-review-request';
import { LazySimilarAnimals } from '../features/similar-animals/lazy-similar-animals';
import { StaffTools } from '../features/staff-bar/staff-tools';
import { Video } from '../features/video/video';

/** `dier/:uuidkey`: the profile of an animal (AN-001). */
export function AnimalPage() {
  const { uuidkey = '' } = useParams();
  const query = useGetAnimalQuery(uuidkey);
  const missing = missingReason(query.error);
  if (missing !== null)
    return (
      <>
        <MissingAnimal reason={missing} />
        {missing === 'gone' ? <LazySimilarAnimals uuidkey={uuidkey} /> : null}
      </>
    );
  return (
    <>
      <BackLink kind={query.currentData?.soort ?? (query.isError ? null : undefined)} />
      <LoadState
        query={{ ...query, data: query.currentData }}
        skeleton={<ProfileSkeleton />}
        error={<ProfileFailure onRetry={query.refetch} />}
      >
        {(animal) => <Profile key={animal.uuidkey} animal={animal} />}
      </LoadState>
    </>
  );
}

function Profile({ animal }: { animal: Animal }) {
  const [enlarged, setEnlarged] = useState<CarouselPhotos | null>(null);
  const [isAsking, setAsking] = useState(false);
  const mode = useMayReact(animal);
  const reacting = useReacting(mode);
  const openDialog = useDialog();
  useVisit(animal.uuidkey);
  const edit = () => openDialog('dialog.animal-form', { uuidkey: animal.uuidkey });
  const [isClaiming, setClaiming] = useState(false);
  const reactButton = mode === 'none' ? null : <ReactButton animal={animal} mode={mode} onReact={reacting.open} />;
  const { claim } = contactButtons(animal, new Date());
  const action = claim ? <ClaimButton onClaim={() => setClaiming(true)} /> : reactButton;
  return (
    <>
      <StaffTools animal={animal} onEdit={edit} onPlaced={() => setAsking(true)} />
      <ProfileLayout
        gallery={
          <Gallery
            animal={animal}
            onEnlarge={(photos, start) => startTransition(() => setEnlarged({ photos, start }))}
          />
        }
        heading={
          <>
            <ProfileHeading animal={animal} />
            <FoundNotice animal={animal} />
            <ProfileFacts animal={animal} />
            <ProfileFit animal={animal} />
            <FitBlock animal={animal} />
            <AmivediLink animal={animal} />
            <PlacedReactions animal={animal} />
          </>
        }
        contact={<ContactCard animal={animal} action={action} />}
        body={
          <>
            <OwnerClaims animal={animal} />
            <Description animal={animal} />
            <Video animal={animal} />
            <Checklist animal={animal} />
          </>
        }
        more={<DonationCard animal={animal} />}
        bar={<CallBar animal={animal} action={action} />}
      />
      {isTaken(animal) ? <LazySimilarAnimals uuidkey={animal.uuidkey} naam={animal.naam} /> : null}
      <Carousel shown={enlarged} naam={animal.naam} kind={animal.soort} onClose={() => setEnlarged(null)} />
      <LazyReactionDialog animal={animal} isOpen={reacting.isReacting} onClose={reacting.close} />
      {isAsking && animal.asiel ? (
        <LazyReviewRequestDialog uuidkey={animal.uuidkey} asiel={animal.asiel.id} onClose={() => setAsking(false)} />
      ) : null}
      <LazyClaimDialog animal={animal} isOpen={isClaiming} onClose={() => setClaiming(false)} />
    </>
  );
}

/** Nobody can react to it any more: reserved or placed (C09). */
const isTaken = ({ geplaatst }: Animal) =>
  geplaatst === PlacementStatus.reserved || geplaatst === PlacementStatus.placed;

/** Tells the server, once per animal that is shown, that somebody looks at it (C08). Nobody notices when that fails. */
function useVisit(uuidkey: string): void {
  const [countVisit] = useCountVisitMutation();
  useEffect(() => {
    void countVisit(uuidkey);
  }, [countVisit, uuidkey]);
}
