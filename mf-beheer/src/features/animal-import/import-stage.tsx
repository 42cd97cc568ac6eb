import { type AnimalImport, ImportStatus, type Shelter } from '@portal/shared/contract';
import { LoadState, Skeleton } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './animal-import.module.css';
import { BusyStep } from './busy-step';
import { CheckedStep } from './checked-step';
import { DoneStep } from './done-step';
import { FileStep } from './file-step';
import { ImportSteps } from './import-steps';
import { MappingStep } from './mapping-step';
import { useImports } from './use-imports';

export interface ImportStageProps {
  shelter: Shelter;
  /** As the address has it. */
  shelterId: string;
}

/** What an import of a shelter asks now: the server says how far it is, so another tab or a later visit goes on where it was (BE-016). */
export function ImportStage({ shelter, shelterId }: ImportStageProps) {
  const query = useImports(shelter.id);
  return (
    <LoadState query={query} skeleton={<Skeleton shape="block" className={styles.skeleton} />}>
      {([latest]) => <Stage shelter={shelter} shelterId={shelterId} latest={latest} refetch={query.refetch} />}
    </LoadState>
  );
}

interface StageProps extends ImportStageProps {
  latest: AnimalImport | undefined;
  refetch: () => unknown;
}

function Stage({ shelter, shelterId, latest, refetch }: StageProps) {
  /** The ended import that was put away for a new one. */
  const [putAway, putAwayNow] = useState<string | null>(null);
  const [isRemapping, setRemapping] = useState(false);
  const shown = latest?.uuidkey === putAway ? undefined : latest;
  const stage = shown === undefined ? null : isRemapping && isMappable(shown) ? ImportStatus.mapping : shown.statuscode;
  const panel = useStageFocus(stage);
  return (
    <>
      <ImportSteps stage={stage} />
      <div ref={panel} tabIndex={-1} className={styles.stage}>
        <Step
          {...{ shelter, shelterId, refetch, shown, stage }}
          onRemap={setRemapping}
          onAgain={() => shown && putAwayNow(shown.uuidkey)}
        />
      </div>
    </>
  );
}

interface StepProps extends Omit<StageProps, 'latest'> {
  shown: AnimalImport | undefined;
  stage: ImportStatus | null;
  onRemap: (isRemapping: boolean) => void;
  onAgain: () => void;
}

function Step({ shelter, shelterId, refetch, shown, stage, onRemap, onAgain }: StepProps) {
  if (shown === undefined) return <FileStep key="new" shelter={shelter} started={null} refetch={refetch} />;
  switch (stage) {
    case ImportStatus.upload:
      return <FileStep key="new" shelter={shelter} started={shown} refetch={refetch} />;
    case ImportStatus.mapping:
      return <MappingStep key={shown.uuidkey} found={shown} refetch={refetch} onStarted={() => onRemap(false)} />;
    case ImportStatus.checking:
    case ImportStatus.running:
      return <BusyStep found={shown} />;
    case ImportStatus.checked:
      return <CheckedStep found={shown} refetch={refetch} onRemap={() => onRemap(true)} />;
    default:
      return <DoneStep found={shown} shelterId={shelterId} onAgain={onAgain} />;
  }
}

const isMappable = ({ statuscode }: AnimalImport) =>
  statuscode === ImportStatus.mapping || statuscode === ImportStatus.checked;

/** What takes the place of a step gets the focus, so that the keyboard and a screen reader go on there; not on arrival. */
function useStageFocus(stage: ImportStatus | null) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    panel.current?.focus();
  }, [stage]);
  return panel;
}
