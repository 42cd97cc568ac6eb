import { type Animal, Flag } from '@portal/shared/contract';
import { ExternalLinkIcon, KindSilhouette, PlayIcon } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { messages } from './messages';
import styles from './video.module.css';
import { videoId, videoPage } from './video-id';

/**
 * The film of an animal (AN-016): a still that we render ourselves, and only after a click the frame of the service's no-cookie address
 * (C31, C38). An address that names no single video becomes a link.
 */
export function Video({ animal: { naam, soort, youtube, youtubeUrl } }: { animal: Animal }) {
  const title = useId();
  const [isPlaying, setPlaying] = useState(false);
  const page = youtube === Flag.on ? videoPage(youtubeUrl) : null;
  if (page === null) return null;
  const id = videoId(page);
  return (
    <section aria-labelledby={title} className={styles.video}>
      <h2 id={title} className={styles.title}>
        {messages.title(naam)}
      </h2>
      {id === null ? (
        <Elsewhere page={page} />
      ) : (
        <div className={styles.frame}>
          {isPlaying ? (
            <iframe
              className={styles.player}
              src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=nl`}
              title={messages.title(naam)}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              allowFullScreen
              referrerPolicy="strict-origin-when-cross-origin"
              ref={(frame) => frame?.focus()}
            />
          ) : (
            <button type="button" className={styles.still} onClick={() => setPlaying(true)}>
              <span className={styles.drawing}>
                <KindSilhouette kind={soort} />
              </span>
              <span className={styles.play}>
                <PlayIcon size={22} />
                {messages.play}
              </span>
            </button>
          )}
        </div>
      )}
      {id === null ? null : <noscript>{__ON_SERVER__ ? <Elsewhere page={page} /> : null}</noscript>}
      <p className={styles.notice}>{messages.notice}</p>
    </section>
  );
}

const Elsewhere = ({ page }: { page: URL }) => (
  <a className={styles.link} href={page.href} target="_blank" rel="noopener noreferrer">
    {messages.elsewhere} <ExternalLinkIcon size={18} label={messages.newTab} />
  </a>
);
