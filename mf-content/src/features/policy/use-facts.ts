import { type Foundation, portalPath } from '@portal/shared/contract';
import { usePortalConfig } from '@portal/shared/session';

/** What the texts name of this installation. */
export interface PolicyFacts {
  product: string;
  foundation: Foundation;
  /** '' when the foundation gives none. */
  contactEmail: string;
  /** Where an account is changed, exported and deleted (SH-059). */
  profilePath: string;
  /** Whether visits are counted by a service, after consent (C31). */
  hasAnalytics: boolean;
}

/** The facts of the configuration that the texts need (C01). */
export function usePolicyFacts(): PolicyFacts {
  const { productName, productSlug, foundation, contactEmail, analyticsUrl } = usePortalConfig();
  return {
    product: productName,
    foundation,
    contactEmail,
    profilePath: portalPath.profile(productSlug),
    hasAnalytics: analyticsUrl !== '',
  };
}
