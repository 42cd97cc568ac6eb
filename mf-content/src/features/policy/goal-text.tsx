import { portalPath } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import { AnbiFacts } from './anbi-facts';
import type { PolicySection } from './policy';
import type { PolicyFacts } from './use-facts';

/** The goal of the foundation, with the way to the long-stayers (CO-030) and the ANBI duties (C48). */
export const goalSections = (facts: PolicyFacts): PolicySection[] => [
  {
    id: 'waarom',
    title: 'Waarom wij dit doen',
    body: (
      <>
        <p>
          Elk jaar komen duizenden katten, honden, konijnen en andere dieren in een asiel terecht. Hun baas is
          overleden, verhuisd of kon de zorg niet meer dragen, of niemand weet waar ze vandaan komen. Voor elk van hen
          is er ergens een thuis. {facts.foundation.name} brengt die twee bij elkaar.
        </p>
        <p>
          Op {facts.product} staan de dieren van aangesloten asielen in Nederland, België en de Antillen bij elkaar. U
          zoekt op één plek, u leest het eerlijke verhaal van het dier, en u komt meteen in contact met het asiel dat
          het verzorgt.
        </p>
      </>
    ),
  },
  {
    id: 'hoe',
    title: 'Hoe wij werken',
    body: (
      <ul>
        <li>Wij houden de kosten voor asielen laag. Zo gaat hun geld naar de dieren.</li>
        <li>Het asiel kent het dier en beslist over de plaatsing. Wij bemiddelen niet en verkopen geen dieren.</li>
        <li>Wij tonen ook wat lastig is aan een dier. Een goed gesprek vooraf voorkomt een teleurstelling later.</li>
        <li>Wij doen dit zonder reclame en zonder uw gegevens te verkopen.</li>
      </ul>
    ),
  },
  {
    id: 'langzitters',
    title: 'Wie het langst wacht',
    body: (
      <p>
        Sommige dieren wachten maanden: omdat ze oud zijn, ziek zijn geweest, of bij een eerste ontmoeting verlegen
        zijn. Juist zij verdienen dat u even verder kijkt.{' '}
        <Link to={portalPath.longStayers()}>Bekijk de langzitters</Link>.
      </p>
    ),
  },
  {
    id: 'anbi',
    title: 'ANBI: onze gegevens',
    body: <AnbiFacts facts={facts} />,
  },
];
