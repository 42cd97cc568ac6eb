import { PHOTO_SIZE } from '@portal/shared/contract';
import {
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  IconButton,
  TurnIcon,
} from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { type Crop, largestZoom, movedWithin, type Size } from './crop-area';
import styles from './crop-stage.module.css';
import { messages } from './messages';
import type { WorkingPhoto } from './photo-file';

export interface CropStageProps {
  photo: WorkingPhoto;
  /** Is told what the square holds, whenever it changes. */
  onCrop: (crop: Crop) => void;
}

const START = { position: { x: 0, y: 0 }, zoom: 1, rotation: 0 };
const ZOOM_STEP = 0.05;
/** How far a button moves the picture: a part of the side of the square. */
const MOVE = 0.1;
const DIRECTIONS = [
  { label: messages.left, icon: ChevronLeftIcon, x: 1, y: 0 },
  { label: messages.up, icon: ChevronUpIcon, x: 0, y: 1 },
  { label: messages.down, icon: ChevronDownIcon, x: 0, y: -1 },
  { label: messages.right, icon: ChevronRightIcon, x: -1, y: 0 },
];

/**
 * The picture under a square: moved by dragging, arrow keys or buttons, enlarged by pinching, wheel or slider, turned by buttons (AN-060).
 * Whatever dragging does, a button does too (WCAG 2.5.7).
 */
export function CropStage({ photo, onCrop }: CropStageProps) {
  const address = useObjectUrl(photo.blob);
  const [{ position, zoom, rotation }, setView] = useState(START);
  const [shown, setShown] = useState<{ picture: Size; square: Size } | null>(null);
  const change = (view: Partial<typeof START>) => setView((before) => ({ ...before, ...view }));
  const move = (x: number, y: number) => {
    if (shown === null) return;
    const step = shown.square.width * MOVE;
    change({
      position: movedWithin({ ...shown, zoom, rotation }, { x: position.x + x * step, y: position.y + y * step }),
    });
  };
  const turn = (degrees: number) => change({ rotation: (rotation + degrees + 360) % 360, position: START.position });
  const maxZoom = largestZoom(photo, PHOTO_SIZE);
  return (
    <div className={styles.stage}>
      <div className={styles.square}>
        {address === null ? null : (
          <Cropper
            image={address}
            crop={position}
            zoom={zoom}
            rotation={rotation}
            aspect={1}
            maxZoom={maxZoom}
            objectFit="cover"
            keyboardStep={10}
            disableAutomaticStylesInjection
            classes={{
              containerClassName: styles.container ?? '',
              mediaClassName: styles.picture ?? '',
              cropAreaClassName: styles.area ?? '',
            }}
            cropperProps={{ role: 'group', 'aria-label': messages.stage }}
            setMediaSize={(picture) => setShown((before) => ({ square: picture, ...before, picture }))}
            setCropSize={(square) => setShown((before) => ({ picture: square, ...before, square }))}
            onCropChange={(moved) => change({ position: moved })}
            onZoomChange={(wanted) => change({ zoom: wanted })}
            onCropAreaChange={(_percent, area) => onCrop({ area, rotation })}
          />
        )}
      </div>
      <label className={styles.zoom}>
        {messages.zoom}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={ZOOM_STEP}
          value={zoom}
          disabled={maxZoom === 1}
          onChange={({ target }) => change({ zoom: Number(target.value) })}
        />
      </label>
      <div className={styles.tools}>
        <IconButton icon={TurnIcon} label={messages.turnLeft} onClick={() => turn(-90)} />
        {/* biome-ignore lint/a11y/useSemanticElements: no field set, there is nothing to fill in */}
        <div role="group" aria-label={messages.move} className={styles.moves}>
          {DIRECTIONS.map(({ label, icon, x, y }) => (
            <IconButton key={label} icon={icon} label={label} onClick={() => move(x, y)} />
          ))}
        </div>
        <IconButton icon={TurnIcon} label={messages.turnRight} className={styles.mirrored} onClick={() => turn(90)} />
      </div>
    </div>
  );
}

/** An address for a picture that is here; it ends with the component. */
function useObjectUrl(blob: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
