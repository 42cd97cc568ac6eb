import { goalSections } from '../features/policy/goal-text';
import { Policy } from '../features/policy/policy';
import { usePolicyFacts } from '../features/policy/use-facts';

/** over-ons/doelstelling: the goal of the foundation (CO-030), with the ANBI data at #anbi (C48). */
export function GoalPage() {
  const facts = usePolicyFacts();
  return (
    <Policy
      title="Doelstelling"
      lead="Elk asieldier een thuis dat bij hem past: daar werken wij aan."
      sections={goalSections(facts)}
    />
  );
}
