import { usePortalConfig, useRegister } from '@portal/shared/session';
import type { ReactNode } from 'react';
import { Early } from '../../common/early';
import { Footer } from './footer';
import { Header } from './header';
import styles from './layout.module.css';
import { messages } from './messages';
import { MobileBar } from './mobile-bar';

interface LayoutProps {
  /** Stands between header and page: news about version and connection. */
  banners?: ReactNode;
  onCookieSettings(): void;
  children: ReactNode;
}

/** The frame around every page: header, content, footer, and the bottom bar of small screens. */
export function Layout({ banners, onCookieSettings, children }: LayoutProps) {
  const { demo } = usePortalConfig();
  const register = useRegister();
  return (
    <Early className={styles.page}>
      <a className={styles.skip} href="#inhoud">
        {messages.skip}
      </a>
      <Header />
      {banners}
      {demo && (
        <aside className={styles.demo} aria-label={messages.demoLabel}>
          {messages.demo}
        </aside>
      )}
      {register === null && (
        <p className={styles.limited} role="alert">
          {messages.limited}
        </p>
      )}
      <main id="inhoud" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer onCookieSettings={onCookieSettings} />
      <MobileBar />
    </Early>
  );
}
