import { useEffect, useState } from 'react';
import type { QrDrawing } from './qr-drawing';

/** The drawing of a QR code; null until its code is there, which is fetched apart, and for ever when it cannot be had. */
export function useQrDrawing(text: string): QrDrawing | null {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import('./qr-drawing').then(
      ({ qrDrawing }) => {
        if (isCurrent) setDrawing(qrDrawing(text));
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return drawing;
}
