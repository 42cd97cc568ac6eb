import { portalPath } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import { boardText, Fact, Facts } from '../../common/facts';
import { ContactLine } from './contact-line';
import type { PolicyFacts } from './use-facts';

/** What a charity must publish, from the configuration (C48); what is not configured is left out. */
export function AnbiFacts({ facts }: { facts: PolicyFacts }) {
  const { foundation } = facts;
  const { name, street, postcode, place, kvk, rsin, iban, payPolicy, policyPlanUrl, statementUrl } = foundation;
  return (
    <>
      <p>
        {name} is een algemeen nut beogende instelling (ANBI). Uw gift is daardoor aftrekbaar van de belasting. De
        Belastingdienst vraagt ons deze gegevens te laten zien.
      </p>
      <Facts>
        <Fact name="Naam">{name}</Fact>
        <Fact name="RSIN">{rsin}</Fact>
        <Fact name="KvK-nummer">{kvk}</Fact>
        <Fact name="Adres">{[street, `${postcode} ${place}`.trim()].filter(Boolean).join(', ')}</Fact>
        <Fact name="Rekeningnummer">{iban.replace(/(.{4})(?=.)/g, '$1 ')}</Fact>
        <Fact name="Doel">
          Asieldieren aan een passend nieuw thuis helpen, en mensen goed voorbereiden op een dier.
        </Fact>
        <Fact name="Bestuur">{boardText(foundation)}</Fact>
        <Fact name="Beloning">{payPolicy}</Fact>
        <Fact name="Beleidsplan">{policyPlanUrl && <a href={policyPlanUrl}>Lees het beleidsplan</a>}</Fact>
        <Fact name="Activiteiten">
          <Link to={portalPath.annualReport()}>Lees het jaarverslag</Link>
        </Fact>
        <Fact name="Financiën">{statementUrl && <a href={statementUrl}>Bekijk de jaarrekening</a>}</Fact>
      </Facts>
      <ContactLine facts={facts}>Vragen over deze gegevens?</ContactLine>
    </>
  );
}
