/** The small icons of the interface: strokes in a 24 x 24 box, and the circles some have beside their path. */
type Icon = string | readonly [path: string, ...circles: (readonly [x: number, y: number, r: number])[]];

export const ICONS = {
  again: 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3.5v4h-4',
  arrow: 'M3 12h17M14 6l6 6-6 6',
  back: 'M14.5 5l-7 7 7 7',
  bell: 'M6 16.5c1.6-1.6 1.3-4 1.5-6.5a4.5 4.5 0 0 1 9 0c.2 2.5-.1 4.9 1.5 6.5zM10.5 20h3',
  branch: 'M6 4v16M6 14c8 0 11-2 11-9M13.5 8L17 4.5 20.5 8',
  chevron: 'M9.5 5l7 7-7 7',
  clock: ['M12 7v5l3 2', [12, 12, 8.5]],
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  crown: 'M4 17L3 7.5l5 4 4-6 4 6 5-4L20 17z',
  download: 'M12 3.5V15M8 11l4 4 4-4M5 20h14',
  eye: ['M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z', [12, 12, 2.8]],
  first: 'M7 5v14M18 5l-8 7 8 7z',
  friends: ['M3.5 19c.5-3.5 2.8-5 5.5-5s5 1.5 5.5 5M15.5 13.5c2.8-.3 4.7 1.5 5 4.5', [9, 8.5, 3.5], [16, 8.5, 2.6]],
  globe: ['M3.5 12h17M12 3.2c3.3 5.4 3.3 12.2 0 17.6M12 3.2c-3.3 5.4-3.3 12.2 0 17.6', [12, 12, 8.8]],
  hand: 'M5 8l6-3.5 7 12-6 3.5zM12 5.2l5.5-.2 1.5 11',
  hint: 'M9 17.5h6M10 20.5h4M12 3.5a5.8 5.8 0 0 0-3.5 10.4c.8.7 1 1.3 1 2h5c0-.7.2-1.3 1-2A5.8 5.8 0 0 0 12 3.5z',
  info: ['M12 11v5.5M12 7.6v.1', [12, 12, 8.8]],
  invite: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  last: 'M17 5v14M6 5l8 7-8 7z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  log: 'M6 4h12v16l-3-2-3 2-3-2-3 2zM9.5 9h5M9.5 13h5',
  minus: 'M5 12h14',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  next: 'M8.5 5l8.5 7-8.5 7z',
  pad: 'M7 4h10v16H7zM10 2.5v3M14 2.5v3M10 10h4M10 14h4',
  pause: 'M8 5v14M16 5v14',
  phone: 'M7.5 3h9v18h-9zM11 18h2',
  play: 'M8 5l11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  prev: 'M15.5 5l-8.5 7 8.5 7z',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v6h-6M18 17h0',
  rules: 'M5 4.5h9a4 4 0 0 1 4 4V20H8.5A3.5 3.5 0 0 1 5 16.5zM18 20H8.5M9 9h5M9 12.5h5',
  settings: ['M4 7h10M18 7h2M4 17h2M10 17h10', [16, 7, 2.3], [8, 17, 2.3]],
  share: 'M12 14V3.5M8 7l4-4 4 4M6 11H5v9.5h14V11h-1',
  sort: 'M5 7h14M5 12h9M5 17h5',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  sun: [
    'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
    [12, 12, 4],
  ],
  taken: 'M4 9h12v12H4zM7 9V6h12v12h-3',
  tick: 'M4.5 12.5l5 5L19.5 7',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7',
  warn: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.4v.1',
} satisfies Record<string, Icon>;

export type IconName = keyof typeof ICONS;

/** An icon's path and its circles. */
export const strokesOf = (name: IconName): readonly [string, ...(readonly [number, number, number])[]] => {
  const icon: Icon = ICONS[name];
  return typeof icon === 'string' ? [icon] : icon;
};
