import { brightness, darker, lighter, mix } from './colour.js';
import type { Stop } from './svg.js';

export type Finish = 'foil' | 'film' | 'satin';

/** The bare end of a thermal-transfer ribbon that is threaded through the printer; its colour tells the ink. */
const LEADERS: Readonly<Record<string, string>> = {
  'thermal-transfer-ribbon-wax-resin': '#8fb3d9',
  'thermal-transfer-ribbon-resin': '#d98f8f',
};
const PLAIN_LEADER = '#b3bdc8';

function leader(category: string): readonly Stop[] {
  const colour = LEADERS[category] ?? PLAIN_LEADER;
  return [
    [0.85, colour],
    [0.93, lighter(colour, 0.6)],
    [1, lighter(colour, 0.15)],
  ];
}

/** Two tones of the windings on a roll's face. */
export function layersOf(colour: string, finish: Finish): readonly [string, string] {
  const dark = brightness(colour) < 0.25;
  if (finish === 'satin') return [mix(colour, '#ffffff', dark ? 0.16 : 0.12), darker(colour, dark ? 0.2 : 0.13)];
  return [lighter(colour, dark ? 0.11 : 0.08), darker(colour, dark ? 0.08 : 0.07)];
}

/** The light over the barrel of a roll, from top to floor. */
export function sideStops(colour: string, finish: Finish): readonly Stop[] {
  if (finish === 'satin')
    return [
      [0, lighter(colour, 0.25)],
      [0.22, lighter(colour, 0.62)],
      [0.4, colour],
      [0.62, lighter(colour, 0.28)],
      [0.85, darker(colour, 0.3)],
      [1, darker(colour, 0.45)],
    ];
  const gleam = finish === 'film' ? 0.55 : 0.78;
  return [
    [0, lighter(colour, 0.12)],
    [0.17, lighter(colour, 0.2)],
    [0.24, lighter(colour, gleam)],
    [0.29, lighter(colour, 0.18)],
    [0.55, colour],
    [0.72, darker(colour, 0.25)],
    [0.8, lighter(colour, 0.14)],
    [1, darker(colour, 0.5)],
  ];
}

/** The light along the tail, from the roll to the end; film ends in a bare leader. */
export function tailStops(colour: string, finish: Finish, category: string): readonly Stop[] {
  if (finish === 'satin')
    return [
      [0.2, darker(colour, 0.12)],
      [0.46, lighter(colour, 0.6)],
      [0.62, lighter(colour, 0.1)],
      [0.75, darker(colour, 0.22)],
      [0.9, lighter(colour, 0.42)],
      [1, colour],
    ];
  return [
    [0.1, darker(colour, 0.1)],
    [0.42, lighter(colour, 0.1)],
    [0.56, lighter(colour, finish === 'foil' ? 0.66 : 0.4)],
    [0.64, lighter(colour, 0.12)],
    [0.84, darker(colour, 0.15)],
    ...(finish === 'film' ? leader(category) : [[1, lighter(colour, 0.16)] as const]),
  ];
}
