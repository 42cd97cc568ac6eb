/** A value as Firestore's REST calls write it. */
export type CloudValue = Readonly<Record<string, unknown>>;

export const encodeData = (data: Readonly<Record<string, unknown>>): Record<string, CloudValue> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, encodeValue(value)]));

export function encodeValue(value: unknown): CloudValue {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') return { stringValue: value };
  return { mapValue: { fields: encodeData(value as Record<string, unknown>) } };
}

export const decodeData = (fields: Readonly<Record<string, CloudValue>> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, decodeValue(value)]));

/** Times stay text: they have microseconds. */
function decodeValue(value: CloudValue): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('arrayValue' in value) return ((value.arrayValue as { values?: CloudValue[] }).values ?? []).map(decodeValue);
  if ('mapValue' in value) return decodeData((value.mapValue as { fields?: Record<string, CloudValue> }).fields);
  return Object.values(value)[0];
}
