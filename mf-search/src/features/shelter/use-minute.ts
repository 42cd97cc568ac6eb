import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present moment, read again every minute: opening hours are about minutes. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
