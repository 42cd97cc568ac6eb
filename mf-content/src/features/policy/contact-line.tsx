import { portalPath } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import type { PolicyFacts } from './use-facts';

/** How to reach the board: the e-mail address when one is configured, and always the contact form. */
export function ContactLine({ facts: { contactEmail }, children }: { facts: PolicyFacts; children?: string }) {
  return (
    <p>
      {children ? `${children} ` : null}
      Gebruik het <Link to={portalPath.contact()}>contactformulier</Link>
      {contactEmail ? (
        <>
          {' '}
          of mail naar <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </>
      ) : null}
      .
    </p>
  );
}
