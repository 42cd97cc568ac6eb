import qrcode from 'qrcode-generator';

/** The dark squares of the QR code of an address (error correction M), row and column from 0, and how many squares a side has. */
export function qrSquares(address: string): { side: number; dark: [row: number, column: number][] } {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const side = code.getModuleCount();
  const numbers = Array.from({ length: side }, (_, i) => i);
  const dark = numbers.flatMap((row) =>
    numbers.filter((column) => code.isDark(row, column)).map((column): [number, number] => [row, column]),
  );
  return { side, dark };
}
