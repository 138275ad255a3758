/** Where a board lies in its frame when it is zoomed by touch. */
import { describe, expect, test } from "vitest";
import { doubleTapped, moved, pinched, WHOLE } from "../src/play/zoom.ts";

const centre = { x: 0.5, y: 0.5 };

describe("zoom", () => {
  test("brings the tapped point to the middle, and the next double tap shows all again", () => {
    const part = doubleTapped(WHOLE, { x: 0.4, y: 0.6 }, 2);
    expect(part.scale).toBe(2);
    expect(part.x + 2 * 0.4).toBeCloseTo(0.5);
    expect(part.y + 2 * 0.6).toBeCloseTo(0.5);
    expect(doubleTapped(part, centre, 2)).toEqual(WHOLE);
  });

  test("never shows anything beside the board", () => {
    expect(doubleTapped(WHOLE, { x: 0, y: 1 }, 2)).toEqual({ scale: 2, x: 0, y: -1 });
    expect(moved({ scale: 2, x: -0.5, y: -0.5 }, { x: 3, y: -3 })).toEqual({ scale: 2, x: 0, y: -1 });
  });

  test("keeps what lies between two fingers between them", () => {
    const near = pinched(WHOLE, 2, centre, centre);
    expect(near).toEqual({ scale: 2, x: -0.5, y: -0.5 });
    expect(pinched(near, 2, centre, { x: 0.6, y: 0.5 })).toMatchObject({ x: -0.4, y: -0.5 });
  });

  test("stays between once and three times", () => {
    expect(pinched(WHOLE, 9, centre, centre).scale).toBe(3);
    expect(pinched({ scale: 2, x: -1, y: -1 }, 0.2, centre, centre)).toEqual(WHOLE);
    expect(moved(WHOLE, { x: 1, y: 1 })).toEqual(WHOLE);
  });
});
