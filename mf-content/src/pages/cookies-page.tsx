import { cookieSections } from '../features/policy/cookies-text';
import { Policy } from '../features/policy/policy';
import { usePolicyFacts } from '../features/policy/use-facts';

/** cookie-policy: cookies and the analytics service (CO-033, C31). */
export function CookiesPage() {
  const facts = usePolicyFacts();
  return (
    <Policy
      title="Cookiebeleid"
      lead="Wat deze website op uw apparaat bewaart, en waarvoor."
      sections={cookieSections(facts)}
      updated="20 november 2026"
    />
  );
}
