import qrcode from 'qrcode-generator';
import { useMemo } from 'react';

/** Squares of white around a code, so that a camera finds it. */
const QUIET = 4;

/** A QR code (error correction M) as the path of an SVG: `side` is the edge of its view box, white border included. */
export interface QrDrawing {
  side: number;
  path: string;
}

/** Encodes an ASCII text as the SVG path of a QR code. */
export function qrDrawing(text: string): QrDrawing {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const numbers = Array.from({ length: count }, (_, i) => i);
  const path = numbers
    .flatMap((row) =>
      numbers.filter((column) => code.isDark(row, column)).map((column) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`),
    )
    .join('');
  return { side: count + 2 * QUIET, path };
}

/** A QR code as a picture with a name. */
export function QrImage({ code, label }: { code: string; label: string }) {
  const { side, path } = useMemo(() => qrDrawing(code), [code]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} focusable="false">
      <path d={path} />
    </svg>
  );
}
