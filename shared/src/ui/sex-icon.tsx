import { FemaleIcon, MaleIcon } from './icons-animal';

/** `sexecode` is M or V; any other value renders nothing. Named 'Mannetje' or 'Vrouwtje' unless `label` is given. */
export function SexIcon({
  sexecode,
  label,
  size = 20,
}: {
  sexecode: string | null | undefined;
  label?: string;
  size?: number;
}) {
  if (sexecode === 'M') return <MaleIcon size={size} label={label ?? 'Mannetje'} />;
  if (sexecode === 'V') return <FemaleIcon size={size} label={label ?? 'Vrouwtje'} />;
  return null;
}
