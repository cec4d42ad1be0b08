// Advanced set. One function a food: a drawing in a 120 x 120 box, lit from above left.
import { GILT, INK, PAPER, ball, leaf, line, oval, part, place, solid, star, stick, together, tone, type Drawing, type Piece } from '@web/art/drawing.ts';

const SPECKS = [[-5, -6, 2.8], [5, -3, 2.4], [-3, 5, 3], [7, 6, 2]] as const;
const quail = (): Drawing => {
  const body = 'M30 18C44 14 54 22 56 34C78 34 100 46 114 72C106 73 100 77 94 79C86 95 70 101 52 97C30 93 16 78 18 58' +
    'C19 50 22 46 20 40C16 34 18 22 30 18Z';
  return [
    line('M48 98L45 112M64 98L66 112M38 113H50M60 113H72', INK, 5),
    part('M20 30L5 35L20 40Z', '#c9971a'),
    solid(body, '#b07a45',
      tone('M16 50C26 58 40 88 66 102H10Z', '#ecd0a2'),
      tone('M114 70C96 62 76 90 52 100H120Z', '#7b4f28'),
      tone('M14 12H60C50 24 34 22 18 30Z', '#7b4f28'),
      line('M24 66l5 4M30 78l5 4M34 64l4 4M42 76l5 4M44 88l5 3', '#7b4f28', 4)),
    part('M50 52C66 44 84 50 96 68C84 82 62 80 50 52Z', '#8a5a30'),
    line('M60 57q14-1 24 10M62 64q9 1 14 7', '#ecd0a2', 3.5),
    line('M25 26C34 22 43 27 47 38', '#fdf0d2', 4.5),
    tone(oval(31, 33, 6.2), '#fdf0d2'), tone(oval(30.5, 33, 4), INK),
    place(98, 98, { turn: 62 },
      solid('M0 -18C9 -18 14 -4 14 4C14 12 8 15 0 15S-14 12 -14 4C-14 -4 -9 -18 0 -18Z', '#f3e4c4',
        tone('M-14 4C-6 12 8 12 16 2V20H-16Z', '#cdb284'),
        ...SPECKS.map(([x, y, r]) => tone(oval(x, y, r), '#6b4526')))),
  ];
};

const ham = (): Drawing => [
  stick('M66 24C58 6 84 -2 82 14C81 20 76 22 72 22', '#d9b27c', 4),
  part('M58 34C56 24 62 18 70 18S84 24 80 36Z', PAPER),
  solid('M56 32C64 26 76 26 84 34C98 50 114 64 112 86' +
    'C110 106 90 114 62 112C34 114 8 104 8 82C10 60 44 52 56 32Z', '#b5612e',
    tone('M80 30C110 56 112 92 70 114H120V30Z', '#7b3a18'),
    line('M56 40L100 84M48 50L76 76M92 50L66 70M106 66L84 84', '#6b2f12', 3.2)),
  part(oval(46, 84, 36, 25), '#fdf0dc'),
  solid(oval(46, 84, 29, 19), '#f29a8e',
    tone('M56 62C78 74 70 100 40 106H90V62Z', '#d8685e')),
  part(oval(44, 82, 8, 6.5), PAPER), tone(oval(45, 83, 3), '#c9a27a'),
  line('M24 84C25 78 29 74 34 72', '#ffd6cc', 4.5),
  line('M66 44C63 48 60 51 57 54', '#eba26a', 5),
];

const mead = (): Drawing => {
  const horn = 'M8 26C8 68 32 106 70 106C96 106 110 88 111 58C102 74 90 80 80 76C67 70 62 50 62 26Z';
  const band = 'M48 66C44 76 36 84 26 88L34 97C46 92 54 84 58 74Z';
  const bee = place(92, 28, { turn: -20 },
    part('M-2 -6C-12 -20 2 -26 4 -8Z', '#e6f0f2'), part('M4 -6C4 -22 18 -20 10 -5Z', '#e6f0f2'),
    solid(oval(2, 2, 13, 9), '#f8c63a', line('M-1 -10V14M7 -10V14', INK, 4)));
  return [
    solid(horn, '#efdcb2',
      tone('M46 28C46 66 64 94 98 92V20Z', '#c49a5c'),
      tone('M86 72C96 76 106 70 116 48V112H84C94 100 94 86 86 72Z', '#6b4526')),
    part(band, GILT),
    part(oval(110, 55, 6), GILT),
    line('M18 46C21 58 26 68 32 76', '#fff8e4', 5.5),
    part('M8 24V36C14 46 56 46 62 36V24Z', GILT),
    part(oval(35, 24, 27, 11), GILT),
    tone(oval(35, 25, 20, 6.5), '#f2a81e'),
    line('M22 25C26 22 32 21 38 21', '#ffe7a0', 3.5),
    part('M40 36C38 48 42 56 46 56S53 48 51 35Z', '#f2b430'),
    line('M15 38L26 41', '#fff0b8', 3.5),
    bee,
  ];
};

const ale = (): Drawing => {
  const stave = (x: number) => `M${x} 40L${x < 66 ? x - 3 : x + 3} 110`;
  return [
    stick('M40 46C4 40 2 98 34 96', '#7b4a26', 8, 7),
    solid('M36 30H96L106 106Q106 114 98 114H34Q26 114 26 106Z', '#9a6234',
      tone('M84 20H116V120H60C82 104 88 66 84 20Z', '#633a1a'),
      line(`${stave(50)}${stave(66)}${stave(82)}`, '#4d2c14', 3.5)),
    part('M34 54H98L100 66H32Z', GILT), part('M28 90H103L105 102H27Z', GILT),
    line('M38 60H60M34 96H56', '#fff0b8', 3.5),
    part(oval(66, 30, 32, 14), '#b5763e'),
    solid(oval(66, 31, 25, 9), '#8a3f12',
      tone('M40 24C52 30 60 34 66 34S82 32 92 26V14H40Z', '#fbeecb')),
    line('M41 44V50', '#e2b77c', 5),
    line('M50 22q6-3 12-3', '#fff', 3),
  ];
};

const berries = (): Drawing => {
  const BEADS = [[-12, -14], [2, -18], [14, -12], [-19, -2], [-5, -4], [9, -2],
    [20, 2], [-14, 11], [0, 11], [13, 12], [-7, 23], [6, 24]] as const;
  const bead = (x: number, y: number, r: number, fill: string, shine: string): Piece =>
    together(part(oval(x, y, r), fill), line(`M${x - r * .4} ${y - r * .1}q.5-3 3-3.6`, shine, 2.6));
  const cluster = (x: number, y: number, light: string, dark: string, shine: string): Piece => place(x, y, {},
    part(oval(0, 4, 20, 24), dark), ...BEADS.map(([bx, by]) => bead(bx, by, 8.6, bx > 4 ? dark : light, shine)));
  const round = (x: number, y: number, r: number): Piece => together(
    ball(x, y, r, '#4a5fb0', '#2a3670'),
    tone(star(5, 7, 3.4, x + 1, y - 2), '#161d44'),
    line(`M${x - r * .6} ${y + 2}q-1-6 4-10`, '#a9b8f0', 3.5));
  return [
    leaf(58, 30, -8, .95, '#57b878', '#0a3d2d'),
    leaf(58, 30, -12, .95, '#3f9a5f', '#c8f0cf', true),
    stick('M58 34C58 22 60 12 66 6', '#7b5228', 3.5, 4.5),
    cluster(36, 62, '#e0503c', '#a82a24', '#ffc0ae'),
    cluster(84, 62, '#5a3570', '#361a48', '#c9a2e0'),
    round(60, 96, 18),
  ];
};

const carrot = (): Drawing => {
  const FROND = 'M0 4C-10 -2 -14 -12 -8 -18C-16 -22 -14 -32 -6 -34' +
    'C-6 -42 6 -42 6 -34C14 -32 16 -22 8 -18C14 -12 10 -2 0 4Z';
  const frond = (turn: number, k: number, fill: string, vein: string): Piece => place(80, 38, { turn, k },
    part(FROND, fill), line('M0 0V-30M0 -12l-5 -5M0 -20l5 -5', vein, 3));
  return [
    frond(88, .86, '#3f9a5f', '#c8f0cf'), frond(0, .86, '#57b878', '#0a3d2d'), frond(44, 1.04, '#57b878', '#0a3d2d'),
    solid('M64 30C78 22 98 40 92 56C82 80 50 104 10 112C16 78 38 44 64 30Z', '#f08a24',
      tone('M96 46C84 76 46 100 6 116L70 120L110 70Z', '#b95c12'),
      line('M52 46q8 1 12 8M78 66q-8-1-12-8M36 66q7 2 10 8M58 84q-6-2-8-8M28 90q5 2 6 6', '#8d420a', 3.5)),
    line('M58 42C46 52 38 62 32 74', '#ffd08a', 6),
  ];
};

const cacao = (): Drawing => {
  const POD = 'M-52 2C-44 -24 16 -34 50 -6C56 -1 55 4 50 8C18 34 -42 30 -52 2Z';
  const bean = (x: number, y: number, turn: number): Piece => place(x, y, { turn },
    part(oval(0, 0, 8.5, 6), '#6b3517'), line('M-4 -1q4-3 7 0', '#b9784a', 2.6));
  const BEANS = [[-28, -4, 20], [-11, -9, 10], [7, -10, 0], [25, -6, 20], [-20, 9, -10], [-2, 8, 0], [16, 8, -10]] as const;
  return [
    stick('M26 62C18 62 12 59 8 54', '#7b5228', 5),
    leaf(22, 54, -84, .9, '#3f9a5f', '#c8f0cf'),
    place(66, 42, { turn: -24, k: .96 },
      solid(POD, '#d0762a',
        tone('M-52 8C-20 22 30 18 56 -4V40H-52Z', '#94481a'),
        line('M-50 0C-20 -20 20 -22 50 -2M-50 2C-20 2 20 2 50 2M-48 6C-20 20 20 20 48 4', '#7b3a12', 3.4)),
      line('M-26 -13C-14 -17 2 -18 14 -17', '#f8b46a', 5)),
    place(63, 84, { turn: -8, k: .98 },
      part(POD, '#b5602a'),
      part('M-42 2C-34 -16 14 -24 42 -4C46 0 45 3 42 6C16 26 -34 22 -42 2Z', '#fbeed6'),
      ...BEANS.map(([x, y, turn]) => bean(x, y, turn))),
  ];
};

// Its beards are longer than the ear: that, and its green gold, tell it from wheat.
const barley = (): Drawing => {
  const BEARDS = 'M14 -16L33 -64M-14 -16L-33 -64M15 -32L27 -78M-15 -32L-27 -78M15 -47L19 -88M-15 -47L-19 -88' +
    'M11 -62L8 -95M-11 -62L-8 -95';
  const grain = (i: number, flip: boolean, fill: string): Piece => place(0, -i * 15, { flip },
    part('M0 2C1 -12 9 -19 17 -21C20 -9 14 3 0 6Z', fill, { width: 3.8 }));
  const seed = (x: number, y: number, turn: number): Piece => place(x, y, { turn }, part(oval(0, 0, 9, 5), '#e6d05a'), line('M-5 0H5', '#8f7a20', 2.6));
  return [
    part('M56 112C46 96 28 98 12 88C26 80 54 84 58 108Z', '#8fa84a'),
    part('M58 112C66 98 82 102 96 92C84 84 60 90 57 108Z', '#6f8a34'),
    stick('M56 115C57 108 58 102 59 96', '#a8a03a', 4.5),
    place(59, 98, { turn: 7, k: .98 },
      line(BEARDS, INK, 7), line(BEARDS, '#f2e48a', 3.4),
      ...[0, 1, 2, 3].flatMap(i => [grain(i, false, '#b9a234'), grain(i, true, '#ead968')]),
      part('M0 -56C-9 -62 -8 -72 0 -79C8 -72 9 -62 0 -56Z', '#f2e48a', { width: 3.8 })),
    seed(90, 110, -14), seed(108, 103, 30), seed(24, 110, 16),
  ];
};

const hazelnut = (): Drawing => {
  const nut = (x: number, y: number, turn: number, k: number): Piece => place(x, y, { turn, k },
    solid('M0 -30C18 -26 30 -8 28 10C26 26 14 32 0 32S-26 26 -28 10C-30 -8 -18 -26 0 -30Z', '#b5703a',
      tone('M8 -32C28 -8 22 22 -6 34H36V-32Z', '#7b4320'),
      line('M-8 -20C-12 -6 -12 8 -8 20M6 -22C10 -6 10 8 6 22', '#94542a', 3)),
    line('M-19 4C-19 -6 -15 -13 -9 -18', '#eab27c', 5));
  return [
    leaf(52, 40, -18, 1, '#57b878', '#0a3d2d'),
    leaf(48, 40, -28, .8, '#3f9a5f', '#c8f0cf', true),
    place(80, 76, { turn: 150, k: 1.05 },
      solid('M0 -30C18 -26 30 -8 28 10C26 26 14 32 0 32S-26 26 -28 10C-30 -8 -18 -26 0 -30Z', '#b5703a',
        tone('M-8 -32C-28 -8 -22 22 6 34H-36V-32Z', '#7b4320'),
        tone('M-32 12C-16 4 16 4 32 12V40H-32Z', '#e2c08c'),
        line('M-32 12C-16 4 16 4 32 12', INK, 4))),
    nut(38, 80, -8, 1),
    part('M12 70C4 54 14 42 23 47C24 37 36 33 42 41C50 35 61 42 57 52C67 52 71 64 65 76' +
      'C58 69 52 73 46 65C40 75 34 65 28 71C22 65 16 78 12 70Z', '#8fc25a'),
    line('M24 53C22 57 22 61 23 64M40 47C38 53 38 57 39 61M54 57C53 61 54 64 56 66', '#3f7d2f', 3.2),
  ];
};

const almond = (): Drawing => {
  const kernel = (x: number, y: number, turn: number, k: number): Piece => place(x, y, { turn, k },
    solid('M0 -46C20 -30 30 -6 26 16C22 36 10 42 0 42S-22 36 -26 16C-30 -6 -20 -30 0 -46Z', '#c07a3c',
      tone('M4 -46C26 -10 22 30 -8 44H36V-46Z', '#8a4e20'),
      line('M-8 -22C-14 -4 -14 14 -8 30M2 -30V34M11 -20C15 -4 15 14 9 30', '#6f3a14', 3)),
    line('M-17 12C-19 0 -16 -12 -11 -20', '#f0bb80', 5));
  const petal = (a: number): Piece => place(30, 30, { turn: a }, part('M0 0C-12 -8 -10 -22 0 -20C10 -22 12 -8 0 0Z', '#f7c9d2'));
  return [
    leaf(42, 40, -26, .8, '#57b878', '#0a3d2d'),
    kernel(78, 64, 26, 1), kernel(48, 76, -18, .88),
    ...[0, 72, 144, 216, 288].map(petal), part(oval(30, 30, 5.5), '#e0648a'),
  ];
};

export default { quail, ham, mead, ale, berries, carrot, cacao, barley, hazelnut, almond };
