import { Policy } from '../features/policy/policy';
import { privacySections } from '../features/policy/privacy-text';
import { usePolicyFacts } from '../features/policy/use-facts';

/** privacy-policy: which data are kept and the way to delete an account (CO-032, SH-059). */
export function PrivacyPage() {
  const facts = usePolicyFacts();
  return (
    <Policy
      title="Privacyverklaring"
      lead="Wat wij van u weten, waarom, en hoe u daar zelf over beslist."
      sections={privacySections(facts)}
      updated="20 november 2026"
      hasContents
    />
  );
}
