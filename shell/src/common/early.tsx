import { useIsHydrating } from '@portal/shared/session';
import type { ReactNode } from 'react';

/**
 * An element of the document. `data-early` is true while nothing listens to what is in it yet: what is clicked or typed there waits
 * (`public/guard.js`).
 */
export function Early({ className, children }: { className: string | undefined; children: ReactNode }) {
  const isEarly = useIsHydrating();
  return (
    <div className={className} data-early={isEarly}>
      {children}
    </div>
  );
}
