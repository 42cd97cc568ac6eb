import { Kind } from '@portal/shared/contract';
import { classNames } from './class-names';
import styles from './kind-silhouette.module.css';

const LOOK: Record<Kind, { style: string; outline: string }> = {
  [Kind.cat]: {
    style: 'cat',
    outline:
      'M38 30c-1-6-1-13 1-18 5 1 10 5 13 9a33 33 0 0 1 16 0c3-4 8-8 13-9 2 5 2 12 1 18 3 4 4 8 4 12 0 8-4 14-11 17 9 8 14 20 14 32 0 3 0 6-1 9 4-1 8-4 8-10 0-5-4-8-4-13 0-4 3-7 6-7 2 0 3 2 2 4-1 3-1 4 1 8 3 5 4 9 3 13-2 10-10 15-20 15H41c-6 0-10-4-10-9 0-16 3-32 14-42-7-3-11-9-11-17 0-4 1-8 4-12Z',
  },
  [Kind.dog]: {
    style: 'dog',
    outline:
      'M44 18c4-3 9-4 15-4s11 1 15 4c7-2 13 2 14 10 1 9-1 18-5 20-2 1-4-1-5-4-1 9-4 14-8 17 11 9 17 22 17 36 3 0 8-3 11-9 2-4 7-3 7 1-1 12-9 21-20 21H42c-6 0-10-4-10-9 0-17 5-30 15-40-4-3-7-8-8-17-1 3-3 5-5 4-4-2-6-11-5-20 1-8 8-12 15-10Z',
  },
  [Kind.rabbit]: {
    style: 'rabbit',
    outline:
      'M46 40C39 29 36 10 42 7c7-2 13 15 15 28h3c2-13 8-30 15-28 6 3 3 22-4 33 6 4 9 9 9 15 0 7-4 12-10 15 12 7 19 18 19 29 1-4 5-7 9-5 5 2 5 10 0 13-3 2-7 2-10 1-2 1-5 2-8 2H40c-7 0-11-4-11-9 0-13 6-25 18-31-6-3-10-8-10-15 0-6 3-11 9-15Z',
  },
  [Kind.other]: {
    style: 'other',
    outline:
      'M60 58c-14 0-29 16-29 31 0 10 7 15 15 15 6 0 9-3 14-3s8 3 14 3c8 0 15-5 15-15 0-15-15-31-29-31ZM25 46c-6 1-9 8-8 15s7 13 13 12 9-8 8-15-7-13-13-12ZM45 21c-7 1-10 9-9 17s7 14 13 13 9-8 8-16-6-15-12-14ZM75 21c7 1 10 9 9 17s-7 14-13 13-9-8-8-16 6-15 12-14ZM95 46c6 1 9 8 8 15s-7 13-13 12-9-8-8-15 7-13 13-12Z',
  },
};

/** A drawn silhouette of the kind in a tinted square: the place of a photo that is not there. Decoration. */
export function KindSilhouette({ kind }: { kind: Kind }) {
  const { style, outline } = LOOK[kind];
  return (
    <span className={classNames(styles.field, styles[style])} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 120 120" focusable="false" aria-hidden="true">
        <path d={outline} />
      </svg>
    </span>
  );
}
