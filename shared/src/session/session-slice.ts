import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Where signing in stands: `visitor` nobody is signed in, `loading` a stored session is being read (the full-screen loader, SH-013),
 * `member` somebody is signed in.
 */
export type SessionPhase = 'visitor' | 'loading' | 'member';

const initialState: { phase: SessionPhase } = { phase: 'visitor' };

/** The present phase. The shell alone changes it; who is signed in stands in the cache of `GET me`. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    phaseChanged: (state, { payload }: PayloadAction<SessionPhase>) => {
      state.phase = payload;
    },
  },
});
