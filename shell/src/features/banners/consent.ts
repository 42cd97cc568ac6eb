import { CONSENT_COOKIE, CONSENT_COOKIE_DAYS, CONSENT_NO, CONSENT_YES } from '@portal/shared/contract';
import { readCookie, writeCookie } from '@portal/shared/platform';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isReopened = false;

function notify() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Yes and no are both kept for 90 days (C31); until then the banner asks. */
export function decide(isAccepted: boolean) {
  writeCookie(CONSENT_COOKIE, isAccepted ? CONSENT_YES : CONSENT_NO, CONSENT_COOKIE_DAYS);
  isReopened = false;
  notify();
}

/** 'Cookie-instellingen' in the footer: the visitor may choose again (SH-073). */
export function reopenConsent() {
  isReopened = true;
  notify();
}

/** Whether the question is there because the visitor asked for it. */
export const isConsentReopened = () => isReopened;

function isAsking(): boolean {
  const answer = readCookie(CONSENT_COOKIE);
  return isReopened || (answer !== CONSENT_YES && answer !== CONSENT_NO);
}

/** Whether the visitor said yes to more than what is necessary (C31). */
export const useConsent = () =>
  useSyncExternalStore(
    subscribe,
    () => readCookie(CONSENT_COOKIE) === CONSENT_YES,
    () => false,
  );

/** Whether the banner is to be shown. */
export const useConsentQuestion = () => useSyncExternalStore(subscribe, isAsking, () => true);
