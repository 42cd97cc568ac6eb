/** The bytes of a piece of a file in base64, as the body of a call takes them. Rejects when the file is gone or was changed. */
export function base64Of(piece: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(piece);
  });
}
