import { type OpeningDay, type OpeningHours, OpeningKind, type Shelter } from '@portal/shared/contract';
import { holidayName, type OpeningState, openingPeriods, openingState } from '@portal/shared/domain';
import { ClockIcon, classNames, VisuallyHidden } from '@portal/shared/ui';
import { useId } from 'react';
import { messages } from './messages';
import cardStyles from './shelter-card.module.css';
import styles from './shelter-hours.module.css';
import { useMinute } from './use-minute';

const { hours: texts } = messages;
const WEEK = 7;

/** When a shelter can be visited: whether it is open now, and its week (C15). Nothing when it filled in no hours. */
export function ShelterHours({ shelter, answeredAt }: { shelter: Shelter; answeredAt: number }) {
  const title = useId();
  const now = useMinute(answeredAt);
  const hours = shelter.openingstijden;
  if (!hours) return null;
  const holiday = holidayName(now);
  return (
    <section className={cardStyles.card} aria-labelledby={title}>
      <h2 id={title} className={cardStyles.title}>
        {texts.title}
      </h2>
      <Now state={openingState(hours, now)} />
      {holiday ? <p className={styles.holiday}>{texts.holiday(holiday)}</p> : null}
      <dl className={styles.week}>
        {openingPeriods(hours).map(({ first, last, day }) => (
          <div key={first} className={styles.row}>
            <dt>
              <Days first={first} last={last} />
            </dt>
            <dd className={styles.times}>
              <Times day={day} />
            </dd>
          </div>
        ))}
      </dl>
      <Note hours={hours} />
    </section>
  );
}

/** 'Nu open' or 'Open vanaf …'; nothing when no day has times. */
function Now({ state }: { state: OpeningState }) {
  const text = stateText(state);
  if (text === null) return null;
  return (
    <p className={classNames(styles.now, state.is === 'open' && styles.open)}>
      <ClockIcon size={20} />
      <span>
        {text}
        {state.is === 'open' ? <span className={styles.until}> {texts.until(state.until)}</span> : null}
      </span>
    </p>
  );
}

function stateText(state: OpeningState): string | null {
  if (state.is === 'open') return texts.openNow;
  if (state.is === 'appointment') return texts.byAppointment;
  return state.is === 'later' ? texts.openFrom(moment(state)) : null;
}

function moment({ from, daysAhead, weekday }: Extract<OpeningState, { is: 'later' }>): string {
  if (daysAhead === 0) return texts.today(from);
  return daysAhead === 1 ? texts.tomorrow(from) : texts.onDay(texts.days[weekday] ?? '', from);
}

function Days({ first, last }: { first: number; last: number }) {
  const [from, until] = [texts.days[first] ?? '', texts.days[last] ?? ''];
  if (last - first === WEEK - 1) return texts.every;
  if (first === last) return from;
  return (
    <>
      <span aria-hidden="true">{texts.period(from, until)}</span>
      <VisuallyHidden>{texts.periodSpoken(from, until)}</VisuallyHidden>
    </>
  );
}

function Times({ day: { soort, tijden } }: { day: OpeningDay }) {
  if (soort === OpeningKind.closed) return texts.closed;
  if (soort === OpeningKind.appointment) return texts.appointment;
  return tijden.map(({ van, tot }) => <span key={van}>{texts.range(van, tot)}</span>);
}

function Note({ hours: { toelichting } }: { hours: OpeningHours }) {
  return toelichting ? <p className={styles.note}>{toelichting}</p> : null;
}
