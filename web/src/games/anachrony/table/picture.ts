/** While something is played, the stage and the Chronobot beside it show the same picture. */
import type { State } from "@chronarium/anachrony";
import { create } from "zustand";
import type { Scene } from "../play.ts";

const useShown = create<{ readonly picture: State | undefined }>()(() => ({ picture: undefined }));
export const showPicture = (picture: State | undefined): void => {
  if (useShown.getState().picture !== picture) useShown.setState({ picture });
};
export const usePicture = ({ state }: Pick<Scene, "state">): State =>
  useShown(({ picture }) => picture) ?? state;
