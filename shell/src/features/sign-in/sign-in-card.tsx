import { classNames, PageTitle, PawIcon } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from './messages';
import { PurposeWords } from './purpose-words';
import styles from './sign-in.module.css';
import type { Side, SignInPurpose } from './sign-in-purpose';

/** `paths` lead to the other side, with the way back kept; `purpose` is what one signs in for. */
export interface SignInCardProps {
  side: Side;
  paths: Readonly<Record<Side, string>>;
  purpose: SignInPurpose | null;
  login: ReactNode;
  register: ReactNode;
}

const SIDES: readonly Side[] = ['login', 'register'];

/**
 * The card with two panels (SH-050, SH-051): both forms stay, so that nothing typed is lost; a slider covers the one that is not used. Below
 * 1150 px only the side in use shows.
 */
export function SignInCard({ side, paths, purpose, ...forms }: SignInCardProps) {
  return (
    <div className={styles.card} data-side={side}>
      {SIDES.map((one) => (
        <section key={one} className={classNames(styles.panel, one !== side && styles.covered)} inert={one !== side}>
          <PanelTitle side={one} isActive={one === side}>
            <PurposeWords side={one} purpose={purpose} otherPath={paths[otherOf(one)]} />
          </PanelTitle>
          {forms[one]}
          <p className={styles.switch}>
            {messages[one].other} <Link to={paths[otherOf(one)]}>{messages[one].toOther}</Link>
          </p>
        </section>
      ))}
      <aside className={styles.slider}>
        <span className={styles.medal}>
          <PawIcon size={40} />
        </span>
        <p className={styles.sliderTitle}>{messages.teaser[side].title}</p>
        <p>{messages.teaser[side].text}</p>
        <Link to={paths[otherOf(side)]} className={styles.sliderLink}>
          {messages[side].toOther}
        </Link>
      </aside>
    </div>
  );
}

const otherOf = (side: Side): Side => (side === 'login' ? 'register' : 'login');

/** Only the side in use has the heading of the page. */
function PanelTitle({ side, isActive, children }: { side: Side; isActive: boolean; children: ReactNode }) {
  const { title } = messages[side];
  if (isActive) return <PageTitle title={title} lead={children} />;
  return (
    <div className={styles.shadowTitle}>
      <p>{title}</p>
    </div>
  );
}
