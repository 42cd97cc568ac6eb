export { ActionMenu, type ActionMenuProps } from './action-menu';
export { afterPaint } from './after-paint';
export { badgesOf } from './animal-badges';
export { AnimalCard, type AnimalCardProps } from './animal-card';
export { AnimalCardSkeleton, AnimalGrid, type AnimalGridProps, AnimalGridSkeleton, CardGrid } from './animal-grid';
export { AnimalPhoto, type AnimalPhotoProps } from './animal-photo';
export { Breadcrumbs, type Crumb } from './breadcrumbs';
export {
  Button,
  ButtonLink,
  type ButtonProps,
  type ButtonVariant,
  IconButton,
  type IconButtonProps,
} from './button';
export { cardStyles } from './card';
export { Chip, type ChipProps } from './chip';
export { classNames } from './class-names';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { Dialog, type DialogProps, FilterSheet, Lightbox } from './dialog';
export { DialogButtons } from './dialog-buttons';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { ErrorPanel, type ErrorPanelProps } from './error-panel';
export { type Favourite, FavouriteButton } from './favourite-button';
export { type FitMark, FitMarks } from './fit-marks';
export { HtmlText } from './html-text';
export type { Icon, IconProps } from './icon';
export * from './icons';
export * from './icons-action';
export * from './icons-animal';
export * from './icons-share';
export { KindSilhouette } from './kind-silhouette';
export { type LazyComponent, LoadFailure, lazyComponent, lazyDialog, showFailedLine } from './lazy';
export { LOAD_DELAYS, LoadState, type LoadStateProps, type LoadStateQuery, Waiting } from './load-state';
export { MovingPhoto } from './moving-photo';
export { NeedsScript } from './needs-script';
export { PageTitle, type PageTitleProps, useFocusAfterNavigation } from './page-title';
export { Pagination, type PaginationProps } from './pagination';
export { allowSanitisedHtml } from './sanitise';
export { SexIcon } from './sex-icon';
export { Skeleton, type SkeletonProps } from './skeleton';
export { StarRating, type StarRatingProps } from './star-rating';
export { Stars, type StarsProps } from './stars';
export { type BadgeStatus, StatusBadge } from './status-badge';
export { Tooltip, type TooltipParts, type TooltipProps, useTooltip } from './tooltip';
export { useIsOnline } from './use-is-online';
export { useLastPage } from './use-last-page';
export { useLocationNow } from './use-location-now';
export { useNearScreen } from './use-near-screen';
export { VisuallyHidden } from './visually-hidden';
