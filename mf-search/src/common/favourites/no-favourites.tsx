import { portalPath } from '@portal/shared/contract';
import { ButtonLink, EmptyState, HeartIcon } from '@portal/shared/ui';
import { favouriteMessages } from './messages';

const { empty } = favouriteMessages;

/** Stands where favourites would, with the way to the search. */
export function NoFavourites() {
  return (
    <EmptyState
      icon={HeartIcon}
      title={empty.title}
      action={<ButtonLink to={portalPath.animalSearch()}>{empty.search}</ButtonLink>}
    >
      {empty.text}
    </EmptyState>
  );
}
