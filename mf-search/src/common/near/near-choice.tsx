import { type AnimalFacets, FILTER_ANY, type Place, Radius } from '@portal/shared/contract';
import { SelectField } from '@portal/shared/ui/form';
import { nearMessages as texts } from './messages';
import styles from './near.module.css';
import { PlaceField } from './place-field';

const RADII = Object.values(Radius);

/** A place, and how far from it; without a radius the distance does not matter. */
export interface Near {
  place: Place | null;
  afstand: Radius | undefined;
}

export interface NearChoiceProps extends Near {
  onChange: (near: Near) => void;
  facets?: AnimalFacets | undefined;
  isInFlow?: boolean;
}

/** Where the visitor lives, and within how many kilometres: 25 when the place is chosen, until something else is. */
export function NearChoice({ place, afstand, onChange, facets, isInFlow }: NearChoiceProps) {
  const figures = facets?.afstand;
  const options = RADII.map((radius) => {
    const count = figures && (figures[radius] ?? 0);
    return { value: String(radius), label: texts.within(radius), count, isDisabled: count === 0 };
  });
  return (
    <div className={styles.room}>
      <div className={styles.near}>
        <PlaceField
          value={place}
          isInFlow={isInFlow}
          onChoose={(chosen) => onChange({ place: chosen, afstand: chosen ? (afstand ?? Radius.middle) : undefined })}
        />
        {place ? (
          <SelectField
            name="afstand"
            label={texts.distance}
            options={[{ value: FILTER_ANY, label: texts.any }, ...options]}
            value={afstand === undefined ? FILTER_ANY : String(afstand)}
            onChange={(chosen) => onChange({ place, afstand: RADII.find((radius) => String(radius) === chosen) })}
          />
        ) : null}
      </div>
    </div>
  );
}
