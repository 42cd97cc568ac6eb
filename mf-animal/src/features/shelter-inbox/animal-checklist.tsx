import { useGetAnimalQuery } from '@portal/shared/api-slices';
import { Answer } from '@portal/shared/contract';
import { Button, CheckIcon, CrossIcon, type Icon, QuestionIcon, Skeleton } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './reaction-detail.module.css';

const ICONS: Record<Answer, Icon> = {
  [Answer.yes]: CheckIcon,
  [Answer.no]: CrossIcon,
  [Answer.unknown]: QuestionIcon,
};

/** What the shelter itself knows of the animal, to hold the answers against (C17); asked when a reaction is opened. */
export function AnimalChecklist({ uuidkey }: { uuidkey: string }) {
  const { data, isError, isFetching, refetch } = useGetAnimalQuery(uuidkey);
  if (data === undefined)
    return isError ? (
      <p className={styles.soft}>
        {messages.checklistFailed}{' '}
        <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
          {messages.retry}
        </Button>
      </p>
    ) : (
      <div aria-busy="true">
        <Skeleton width="long" />
        <Skeleton width="half" />
      </div>
    );
  if (data.properties.length === 0) return <p className={styles.soft}>{messages.noChecklist}</p>;
  return (
    <dl className={styles.answers}>
      {data.properties.map(({ key, label, value }) => {
        const AnswerIcon = ICONS[value];
        return (
          <div key={key} className={styles.answer}>
            <dt>{label}</dt>
            <dd className={styles.check}>
              <AnswerIcon size={16} />
              {messages.checklistValues[value]}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
