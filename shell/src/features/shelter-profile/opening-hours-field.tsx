import { OPENING_NOTE_MAX, type OpeningHours, openingProblem, WEEKDAYS } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import { Button, ClockIcon, CopyIcon } from '@portal/shared/ui';
import { CustomGroup, TextAreaField } from '@portal/shared/ui/form';
import { messages } from './messages';
import { OpeningDayFields } from './opening-day-fields';
import styles from './opening-hours.module.css';
import { COPY_UNTIL, emptyWeek, withMonday } from './opening-week';

const { hours } = messages;

/** Opening hours as one value of the form (C15): null until a shelter starts with them. */
export function OpeningHoursField() {
  return (
    <CustomGroup name="openingstijden" label={hours.legend} isLabelHidden>
      {({ value, onChange, ref, isWrong }) => (
        <div ref={(element) => ref(element && { focus: () => focusFirst(element) })} className={styles.box}>
          {value ? (
            <Week week={value as OpeningHours} isWrong={isWrong} onChange={onChange} />
          ) : (
            <>
              <p className={styles.none}>{hours.none}</p>
              <Button variant="secondary" icon={ClockIcon} onClick={() => onChange(emptyWeek())}>
                {hours.start}
              </Button>
            </>
          )}
        </div>
      )}
    </CustomGroup>
  );
}

/** The first control that is marked wrong, otherwise the first one. */
function focusFirst(box: HTMLElement) {
  const wrong = box.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? box.querySelector<HTMLElement>('select, button'))?.focus();
}

interface WeekProps {
  week: OpeningHours;
  isWrong: boolean;
  onChange: (week: OpeningHours | null) => void;
}

function Week({ week, isWrong, onChange }: WeekProps) {
  const showToast = useToast();
  const problem = isWrong ? openingProblem(week.dagen) : null;
  const copy = (until: number) => {
    onChange(withMonday(week, until));
    showToast({ type: 'succes', message: hours.copied });
  };
  return (
    <>
      {week.dagen.map((day, i) => (
        <div key={WEEKDAYS[i]}>
          <OpeningDayFields
            position={i}
            day={day}
            problem={problem?.day === i ? problem : null}
            onChange={(changed) =>
              onChange({ ...week, dagen: week.dagen.map((other, at) => (at === i ? changed : other)) })
            }
          />
          {i === 0 ? <CopyMonday onCopy={copy} /> : null}
        </div>
      ))}
      <TextAreaField
        name="openingstijden-toelichting"
        label={hours.note}
        hint={hours.noteHint}
        rows={2}
        maxLength={OPENING_NOTE_MAX}
        isOptional
        value={week.toelichting ?? ''}
        onChange={(toelichting) => onChange({ ...week, toelichting })}
      />
      <Button variant="quiet" className={styles.remove} onClick={() => onChange(null)}>
        {hours.remove}
      </Button>
    </>
  );
}

/** Most shelters have the same hours on most days. */
function CopyMonday({ onCopy }: { onCopy: (until: number) => void }) {
  return (
    <div className={styles.copy}>
      <Button variant="secondary" icon={CopyIcon} onClick={() => onCopy(COPY_UNTIL.week)}>
        {hours.copyWeek}
      </Button>
      <Button variant="secondary" icon={CopyIcon} onClick={() => onCopy(COPY_UNTIL.all)}>
        {hours.copyAll}
      </Button>
    </div>
  );
}
