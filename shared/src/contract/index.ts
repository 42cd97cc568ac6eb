export * from './account';
export * from './account-management';
export * from './address';
export * from './administration';
export * from './animal';
export * from './animal-exposure';
export * from './animal-filters';
export * from './animal-form';
export * from './animal-import';
export * from './animal-query';
export * from './answer-template';
export * from './article';
export * from './audit';
export * from './codes';
export * from './constants';
export * from './contact';
export * from './envelope';
export * from './error';
export * from './favourite';
export * from './feature-flag';
export * from './filter';
export * from './fit-profile';
export * from './form-field';
export * from './health-report';
export * from './home-answer';
export * from './library-styles';
export * from './load-report';
export * from './lookup';
export * from './message';
export * from './news';
export * from './opening-hours';
export * from './opening-hours-form';
export * from './owner-claim';
export * from './paths';
export * from './phone';
export * from './photo';
export * from './photo-form';
export * from './place';
export * from './placement-closing';
export * from './portal-config';
export * from './profile-form';
export * from './reaction';
export * from './register';
export * from './release';
export * from './release-overview';
export {
  AccessRule,
  MenuEntry,
  RemoteFacts,
  RouteEntry,
  RoutePattern,
  SlotEntry,
} from './release-surface';
export * from './review';
export * from './review-invite';
export * from './saved-search';
export * from './shelter';
export * from './shelter-animal';
export * from './shelter-application';
export * from './shelter-feed';
export * from './shelter-form';
export * from './sign-in';
export * from './slots';
export * from './social-sign-in';
export * from './statistics';
export * from './text';
export * from './version';
export * from './wire';
