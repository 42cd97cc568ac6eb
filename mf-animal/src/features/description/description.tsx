import { type Animal, isEmptyHtml } from '@portal/shared/contract';
import { HtmlText, lazyComponent } from '@portal/shared/ui';
import { useId } from 'react';
import { EditInPlace } from '../../common/edit-in-place';
import { useMayEdit } from '../../common/use-may-edit';
import styles from './description.module.css';
import { messages } from './messages';

const LazyEditor = lazyComponent(async () => (await import('./description-editor')).DescriptionEditor);

/** The story of the animal as the shelter wrote it; nothing when it wrote nothing. Own staff and admins edit it in its place (AN-056). */
export function Description({ animal: { uuidkey, naam, omschrijving, asiel } }: { animal: Animal }) {
  const title = useId();
  const mayEdit = useMayEdit({ asiel });
  const isEmpty = isEmptyHtml(omschrijving);
  if (isEmpty && !mayEdit) return null;
  const story = isEmpty ? (
    <p className={styles.none}>{messages.none}</p>
  ) : (
    <HtmlText html={omschrijving} className={styles.story} />
  );
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.storyTitle}>
        {messages.about} <bdi>{naam}</bdi>
      </h2>
      {mayEdit ? (
        <EditInPlace uuidkey={uuidkey} label={isEmpty ? messages.add : messages.edit} editor={LazyEditor}>
          {story}
        </EditInPlace>
      ) : (
        story
      )}
    </section>
  );
}
