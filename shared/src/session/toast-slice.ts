import { TOAST_DURATION_MS, type ToastType } from '@portal/shared/contract';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A link of a toast: a path of the portal with its words. */
export interface ToastLink {
  to: string;
  label: string;
}

/** A message on screen; `duration` in ms, `link` where it leads, `also` a second way. */
export interface Toast {
  id: string;
  type: ToastType;
  title?: string;
  message: string;
  link?: ToastLink | undefined;
  also?: ToastLink | undefined;
  duration: number;
}

/** What a feature says when it shows a toast. */
export type ToastInput = Omit<Toast, 'id' | 'duration'> & { duration?: number };

const initialState: { toasts: Toast[] } = { toasts: [] };

/** The toasts on screen, oldest first. The clock is the toaster's: it stops while the pointer or focus is on the toast. */
export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    shown: {
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        state.toasts.push(payload);
      },
      prepare: (toast: ToastInput) => ({
        payload: { ...toast, id: nanoid(), duration: toast.duration ?? TOAST_DURATION_MS },
      }),
    },
    closed: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter(({ id }) => id !== payload);
    },
  },
});
