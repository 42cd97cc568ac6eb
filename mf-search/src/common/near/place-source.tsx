import { classNames } from '@portal/shared/ui';
import { nearMessages as texts } from './messages';
import styles from './near.module.css';

/** What becomes of the place that is typed, and whose list of places it is: the licence asks for that. */
export function PlaceSource({ className }: { className?: string | undefined }) {
  return (
    <p className={classNames(styles.source, className)}>
      {texts.note} <a href="https://www.geonames.org/">GeoNames</a>,{' '}
      <a href="https://creativecommons.org/licenses/by/4.0/deed.nl">{texts.licence}</a>
    </p>
  );
}
