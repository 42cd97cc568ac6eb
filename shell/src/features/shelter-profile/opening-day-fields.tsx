import { type OpeningDay, OpeningKind, type OpeningProblem, WEEKDAYS } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { SelectField, TextField } from '@portal/shared/ui/form';
import { messages } from './messages';
import styles from './opening-hours.module.css';
import { withKind, withRange, withSecond } from './opening-week';

const { hours } = messages;

export interface OpeningDayFieldsProps {
  /** 0 Monday to 6 Sunday. */
  position: number;
  day: OpeningDay;
  problem: OpeningProblem | null;
  onChange: (day: OpeningDay) => void;
}

/** One weekday: open, by appointment or closed, and its times; each control says its day. */
export function OpeningDayFields({ position, day, problem, onChange }: OpeningDayFieldsProps) {
  const name = WEEKDAYS[position] ?? '';
  const key = `openingstijden-${position}`;
  const ranges = day.soort === OpeningKind.open ? day.tijden : [];
  return (
    <div className={styles.day}>
      <div className={styles.kind}>
        <SelectField
          name={`${key}-soort`}
          label={name}
          options={hours.kinds}
          value={day.soort}
          onChange={(soort) => onChange(withKind(day, soort as OpeningKind))}
        />
      </div>
      <div className={styles.times}>
        {ranges.map((range, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first range is the morning, whatever it holds
          <div key={i} className={styles.range}>
            {(['van', 'tot'] as const).map((side) => (
              <TextField
                key={side}
                name={`${key}-${i}-${side}`}
                type="time"
                label={hours.ofDay(side === 'van' ? hours.from : hours.until, name)}
                error={side === 'van' && problem?.range === i ? problem.message : undefined}
                value={range[side]}
                onChange={(time) => onChange(withRange(day, i, { [side]: time }))}
              />
            ))}
          </div>
        ))}
        {ranges.length > 0 ? (
          <Button variant="quiet" onClick={() => onChange(withSecond(day, ranges.length === 1))}>
            {ranges.length === 1 ? hours.second : hours.removeSecond}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
