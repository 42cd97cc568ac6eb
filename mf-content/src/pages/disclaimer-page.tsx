import { disclaimerSections } from '../features/policy/disclaimer-text';
import { Policy } from '../features/policy/policy';
import { usePolicyFacts } from '../features/policy/use-facts';

/** disclaimer (CO-034). */
export function DisclaimerPage() {
  const facts = usePolicyFacts();
  return (
    <Policy
      title="Disclaimer"
      lead="Waar u op kunt rekenen, en waarop niet."
      sections={disclaimerSections(facts)}
      updated="20 november 2026"
    />
  );
}
