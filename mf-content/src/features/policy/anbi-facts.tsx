import { portalPath } from '@portal/shared/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ContactLine } from './contact-line';
import styles from './policy.module.css';
import type { PolicyFacts } from './use-facts';

/** What a charity must publish, from the configuration (C48); what is not configured is left out. */
export function AnbiFacts({ facts }: { facts: PolicyFacts }) {
  const { foundation } = facts;
  const { name, street, postcode, place, kvk, rsin, iban, board, payPolicy, policyPlanUrl, statementUrl } = foundation;
  return (
    <>
      <p>
        {name} is een algemeen nut beogende instelling (ANBI). Uw gift is daardoor aftrekbaar van de belasting. De
        Belastingdienst vraagt ons deze gegevens te laten zien.
      </p>
      <dl className={styles.facts}>
        <Fact name="Naam">{name}</Fact>
        <Fact name="RSIN">{rsin}</Fact>
        <Fact name="KvK-nummer">{kvk}</Fact>
        <Fact name="Adres">{[street, `${postcode} ${place}`.trim()].filter(Boolean).join(', ')}</Fact>
        <Fact name="Rekeningnummer">{iban.replace(/(.{4})(?=.)/g, '$1 ')}</Fact>
        <Fact name="Doel">
          Asieldieren aan een passend nieuw thuis helpen, en mensen goed voorbereiden op een dier.
        </Fact>
        <Fact name="Bestuur">{board.map((member) => `${member.name} (${member.role.toLowerCase()})`).join(', ')}</Fact>
        <Fact name="Beloning">{payPolicy}</Fact>
        <Fact name="Beleidsplan">{policyPlanUrl && <a href={policyPlanUrl}>Lees het beleidsplan</a>}</Fact>
        <Fact name="Activiteiten">
          <Link to={portalPath.annualReport()}>Lees het jaarverslag</Link>
        </Fact>
        <Fact name="Financiën">{statementUrl && <a href={statementUrl}>Bekijk de jaarrekening</a>}</Fact>
      </dl>
      <ContactLine facts={facts}>Vragen over deze gegevens?</ContactLine>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
