import { qrDrawing } from './qr-drawing';

/** A QR code as a picture with a name. */
export function QrImage({ code, label }: { code: string; label: string }) {
  const { side, path } = qrDrawing(code);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} focusable="false">
      <path d={path} />
    </svg>
  );
}
