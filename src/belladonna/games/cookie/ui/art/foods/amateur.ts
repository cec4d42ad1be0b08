// Amateur set. One function a food: a drawing in a 120 x 120 box, lit from above left.
import { INK, PAPER, ball, leaf, line, oval, part, place, solid, stick, together, tone, type Drawing, type Piece } from '@web/art/drawing.ts';

const beef = (): Drawing => [
  solid('M10 44C8 22 34 8 62 12C94 16 114 40 110 62' +
    'C107 80 90 78 84 88C78 100 64 112 48 106C26 98 12 70 10 44Z', '#f6e3c8',
    tone('M106 40C114 70 84 74 78 88C72 102 58 112 40 104V120H120V40Z', '#d8bd94')),
  solid('M22 44C20 28 40 20 60 22C86 26 102 44 99 60C96 70 82 70 75 80C70 92 60 98 50 94C34 88 24 66 22 44Z', '#c4422d',
    tone('M94 44C100 68 70 66 66 84C62 96 50 98 40 92L60 110H110V40Z', '#8d2a20')),
  part('M38 26L50 24C50 38 54 44 66 46C74 48 84 46 92 42L96 50C84 58 70 58 60 56' +
    'C58 66 54 78 46 84L40 76C48 66 48 56 46 48C42 40 38 34 38 26Z', PAPER),
  line('M30 46C31 52 33 58 36 63M62 70C66 66 72 63 78 62M64 32C70 33 76 35 80 38', '#f2a58c', 4),
  line('M18 44C18 36 22 28 30 24', '#fffaf0', 4.5),
];

const eggs = (): Drawing => {
  const egg = (x: number, y: number, turn: number, fill: string, shade: string, shine: string): Piece => place(x, y, { turn },
    solid('M0 -28C14 -28 22 -6 22 6C22 18 12 24 0 24S-22 18 -22 6C-22 -6 -14 -28 0 -28Z', fill,
      tone('M6 -30C18 -8 16 16 -6 26H30V-30Z', shade)),
    line('M-12 2C-12 -6 -9 -12 -6 -16', shine, 5));
  return [
    egg(38, 48, -14, '#f3d9b4', '#cfa677', '#fff4dd'),
    egg(84, 50, 14, '#c98a58', '#9a5f34', '#efc39a'),
    egg(60, 40, 0, '#fdf6e6', '#d9c9a4', '#ffffff'),
    solid('M6 66C24 58 40 72 60 66C80 60 98 60 114 66C114 94 92 112 60 112S6 94 6 66Z', '#b98a44',
      tone('M100 60C102 90 80 106 40 112H120V60Z', '#835a22'),
      line('M10 74C34 84 60 70 112 76M12 86C40 92 70 82 108 88M24 99C50 102 76 94 98 98', '#e2bb73', 4),
      line('M16 80L38 90M46 72L66 82M74 90L96 80M36 106L58 98', '#6b4516', 3.5)),
    line('M10 66L4 59M110 66L116 58', INK, 4.5),
  ];
};

const soup = (): Drawing => [
  line('M42 32C32 24 50 18 42 5M64 30C54 22 72 16 64 3', '#c9b79a', 5),
  stick('M18 62C2 60 2 82 22 82M98 62C116 60 116 82 96 82', '#b65f3c', 6),
  solid('M12 52H106C106 84 92 104 74 106H44C26 104 12 84 12 52Z', '#d07a50',
    tone('M88 50H110V110H52C78 100 88 80 88 50Z', '#964a2c'),
    line('M14 76C40 84 78 84 104 76', '#f3cfa2', 4, { dash: '1 9' })),
  stick('M84 46L112 10', '#b98550', 6, 6),
  part(oval(59, 50, 47, 15), '#d07a50'),
  tone(oval(59, 51, 40, 10), '#e8a02e'),
  part(oval(40, 50, 7, 4.5), '#e0622a'), part(oval(66, 54, 7, 4.5), '#e0622a'),
  line('M52 46l6 2M76 48l6-2M50 56l4 2', '#2f7d4b', 4.5),
  part('M40 106H78L82 114H36Z', '#b65f3c'),
  line('M22 64C24 74 28 84 34 90', '#f6b48c', 5),
];

const tea = (): Drawing => [
  line('M66 20C60 15 71 11 66 4', '#c9b79a', 4.5),
  stick('M30 48C4 40 2 88 32 88', '#6f9c80', 6, 7),
  part('M82 62C94 62 94 44 106 40L116 46C108 54 108 84 84 88Z', '#6f9c80'),
  solid('M56 36C84 36 94 54 94 74C94 96 80 110 56 110S20 96 20 74C20 54 30 36 56 36Z', '#8fb59a',
    tone('M70 34C94 56 86 100 50 112H100V34Z', '#557d66')),
  part('M30 46C34 36 44 32 56 32S78 36 82 46C70 52 42 52 30 46Z', '#8fb59a'),
  part(oval(56, 26, 7), '#8fb59a'),
  part('M38 108H76L80 115H34Z', '#6f9c80'),
  line('M30 74C30 66 33 60 38 56', '#dcefdf', 6),
  leaf(48, 90, -34, .7, '#3f7d4d', '#d6ecd9'),
  leaf(50, 88, -42, .5, '#57b878', '#0a3d2d', true),
];

const pea = (): Drawing => {
  const bead = (x: number, y: number, r: number): Piece => together(
    ball(x, y, r, '#8fd45a', '#5a9e34'),
    line(`M${x - r * .5} ${y - 1}q1 -4 4 -5`, '#e0f8b8', 3.5));
  return [
    stick('M18 24C14 16 12 12 8 8', '#3f9a5f', 5),
    part('M14 22C22 8 34 16 36 24C30 28 22 30 14 22Z', '#57b878'),
    solid('M14 24C52 12 112 50 114 108C60 118 8 72 14 24Z', '#3f9a5f',
      tone('M114 108C70 112 30 84 16 40L6 60L40 118H118Z', '#2a7546'),
      line('M60 20C84 32 102 54 109 84', '#8fe0a0', 4)),
    part('M22 32C56 26 96 56 106 100C66 100 26 72 22 32Z', '#2a6b3f'),
    bead(38, 46, 12), bead(56, 60, 14), bead(75, 76, 13.5), bead(92, 91, 9.5),
  ];
};

const cabbage = (): Drawing => [
  solid('M60 10C70 6 82 10 88 18C100 20 108 30 108 42C116 52 116 66 110 76C108 92 98 104 84 106C70 116 48 116 36 106' +
    'C20 104 10 92 10 76C4 64 6 50 12 42C12 30 22 20 34 18C40 10 50 6 60 10Z', '#6fb25e',
    tone('M86 8C116 40 108 96 50 116H124V8Z', '#458a44')),
  solid('M18 52C26 24 62 16 84 34C102 52 94 90 66 110C34 106 12 82 18 52Z', '#a5d98a',
    tone('M78 26C98 52 88 92 60 112H104V26Z', '#74b862'),
    line('M66 108C54 82 52 58 58 34M56 78C44 74 32 66 26 56M60 94' +
      'C48 94 36 90 28 82M55 58C46 54 42 46 42 38M58 74C68 68 78 58 80 48', '#f0fadc', 4)),
  line('M88 40C104 54 104 80 84 102M100 66l10 -4M98 82l9 2', '#c6ecb0', 3.8),
  line('M26 34C32 27 40 22 48 20', '#d9f5c0', 5),
];

const wheat = (): Drawing => {
  const fine = { width: 3.5 };
  const grain = (i: number, flip: boolean, fill: string): Piece => place(0, -i * 15, { flip }, part('M0 2C1 -12 10 -20 18 -21C20 -9 14 3 0 6Z', fill, fine));
  const ear = (x: number, y: number, turn: number, fill: string, shade: string): Piece => place(x, y, { turn },
    ...[0, 1, 2].flatMap(i => [grain(i, false, shade), grain(i, true, fill)]),
    part('M0 -41C-9 -49 -7 -58 0 -65C7 -58 9 -49 0 -41Z', fill, fine));
  return [
    stick('M34 112C46 98 52 88 56 70M86 112C74 98 68 88 64 70M60 114V70', '#d8a52e', 4),
    stick('M47 114C54 102 56 92 58 76M73 114C66 102 64 92 62 76', '#c08a1e', 4),
    ear(39, 70, -22, '#f2c53d', '#d09a22'),
    ear(81, 70, 22, '#e6b430', '#b9801a'),
    ear(60, 72, 0, '#fadb6a', '#dda82c'),
    part('M42 82Q60 92 78 82L79 94Q60 104 41 94Z', '#c4422d'),
    line('M47 89Q56 93 64 93', '#ff9d80', 3.5),
  ];
};

const rice = (): Drawing => {
  const grain = (x: number, y: number, turn: number): Piece => place(x, y, { turn }, part(oval(0, 0, 7, 3.6), '#fffdf6', { width: 3 }));
  const heap = [[44, 30, 20], [60, 22, -30], [76, 30, 40], [52, 40, -15], [68, 40, 15], [36, 42, 60], [84, 42, -50]] as const;
  return [
    part('M26 48C30 26 46 14 60 14S90 26 94 48Z', '#fdf6e6'),
    ...heap.map(([x, y, a]) => grain(x, y, a)),
    solid('M22 46C34 54 86 54 98 46C94 58 106 76 106 92C106 108 88 110 60 110S14 108 14 92C14 76 26 58 22 46Z', '#d9b27c',
      tone('M90 48C94 74 92 104 50 112H120V48Z', '#a67c46'),
      line('M40 66C38 80 38 90 42 102M78 66C82 80 82 90 78 102', '#a67c46', 3.5)),
    part('M16 44C20 36 30 38 36 44C46 48 76 48 86 44C92 38 100 36 104 44C102 56 84 58 60 58S18 56 16 44Z', '#ecd0a2'),
    line('M26 70C23 78 22 84 23 90', '#f8e6c4', 5),
    grain(18, 112, 20), grain(34, 114, -12), grain(92, 113, 24), grain(108, 108, -34),
  ];
};

const nutmeg = (): Drawing => {
  const mace = 'M44 12C24 22 18 46 26 76M44 12C44 30 36 44 40 88M44 12C62 20 60 48 52 82M44 12C72 18 80 42 70 72' +
    'M22 44C14 50 14 58 16 64M40 52C46 58 44 68 48 74M60 46C66 54 62 64 66 70';
  return [
    solid('M44 12C70 10 86 34 82 62C78 86 60 98 42 94C20 90 8 66 12 44C14 26 26 13 44 12Z', '#8a5530',
      tone('M62 14C84 40 72 84 36 96H100V14Z', '#5e341a')),
    stick(mace, '#e0442e', 5.5, 5),
    part('M34 14C36 4 52 4 56 12C58 18 50 22 44 20C38 22 32 20 34 14Z', '#e0442e'),
    line('M24 36C26 32 28 28 31 25', '#ff9d80', 4),
    solid(oval(86, 86, 28, 25), '#7a4724',
      tone(oval(86, 86, 22, 19), '#edd5aa'),
      line('M69 84C75 78 78 92 84 84S91 74 95 82S101 90 106 83M72 96' +
        'C78 92 82 102 88 95S97 93 102 97M79 72C84 77 90 69 97 74', '#7a4724', 4)),
  ];
};

const saffron = (): Drawing => [
  stick('M60 112C60 100 60 92 60 78', '#57b878', 5),
  leaf(58, 112, -28, .9, '#57b878', '#0a3d2d'),
  leaf(62, 112, -28, .9, '#3f9a5f', '#c8f0cf', true),
  part('M56 80C28 80 8 56 8 28C32 32 54 50 60 78Z', '#8a5cc4'),
  part('M64 80C92 80 112 56 112 28C88 32 66 50 60 78Z', '#5f3596'),
  stick('M60 60C60 40 58 26 52 8M60 60C64 44 74 30 86 20M60 60C52 48 42 36 28 26', '#e8401e', 6),
  solid('M60 88C36 82 28 56 36 34C52 44 62 64 60 88Z', '#a77ade', line('M42 46C42 58 46 70 53 78', '#e0c8fa', 4.5)),
  solid('M60 88C84 82 92 56 84 34C68 44 58 64 60 88Z', '#8a5cc4', tone('M84 34C88 56 78 78 60 88H96V34Z', '#5f3596')),
];

export default { beef, eggs, soup, tea, pea, cabbage, wheat, rice, nutmeg, saffron };
