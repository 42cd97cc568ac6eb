import { accessibilitySections } from '../features/policy/accessibility-text';
import { Policy } from '../features/policy/policy';
import { usePolicyFacts } from '../features/policy/use-facts';

/** toegankelijkheid: the accessibility statement (C45). */
export function AccessibilityPage() {
  const facts = usePolicyFacts();
  return (
    <Policy
      title="Toegankelijkheid"
      lead="Deze website is er voor iedereen."
      sections={accessibilitySections(facts)}
      updated="20 november 2026"
    />
  );
}
