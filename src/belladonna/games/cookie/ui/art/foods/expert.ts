// Expert set. One function a food: a drawing in a 120 x 120 box, lit from above left.
import { INK, PAPER, ball, leaf, line, oval, part, place, solid, stick, tone, type Drawing, type Piece } from '@web/art/drawing.ts';

const chicken = (): Drawing => [
  part(oval(60, 98, 55, 15), '#cfc8d2'), line('M16 98C26 106 44 109 60 109', '#fff', 4),
  part('M94 44L102 30C99 22 107 17 111 23C118 23 118 32 111 34L102 52Z', PAPER),
  solid('M14 76C10 46 36 24 62 26C84 28 104 44 106 66C108 86 92 98 58 98C30 98 16 92 14 76Z', '#d98a34',
    tone('M84 24C112 52 104 94 46 100H120V24Z', '#9a5418')),
  solid('M62 80C58 58 74 42 94 40C104 44 108 52 104 62C98 84 76 96 62 80Z', '#e6a048',
    tone('M104 42C106 66 84 84 62 84V100H120V42Z', '#ad6420')),
  part('M26 78C24 66 34 58 46 62C56 66 58 78 50 86C40 92 28 88 26 78Z', '#e6a048'),
  line('M26 54C32 42 42 36 54 35', '#ffd692', 6),
  line('M74 62C78 56 82 52 88 50M36 72q6 0 10 4', '#ffd692', 4),
  leaf(34, 104, -160, .46, '#57b878', '#0a3d2d'), leaf(32, 104, -18, .5, '#3f9a5f', '#c8f0cf'),
];

const butter = (): Drawing => [
  part('M4 90H116L110 106Q108 112 100 112H20Q12 112 10 106Z', '#8a5a34'),
  line('M20 102H72', '#c08a56', 4),
  solid('M34 42H90V90H34Z', '#f8d648', tone('M74 40H96V96H58C72 82 76 64 74 40Z', '#e3b934')),
  part('M90 42L112 22V70L90 90Z', '#c9981f'),
  part('M34 42L58 22H112L90 42Z', '#fff0a0'),
  line('M60 31H90', '#fffbe0', 4.5),
  line('M42 54H60', '#fff4b8', 5),
  part('M8 80H42V92H8Z', '#f8d648'),
  part('M42 80L54 68V80L42 92Z', '#c9981f'),
  part('M8 80L20 68H54L42 80Z', '#fff0a0'),
];

const beer = (): Drawing => [
  stick('M82 50C114 46 112 96 82 94', '#b98550', 7, 9),
  part('M20 38H86V104Q86 112 78 112H28Q20 112 20 104Z', '#e09a2e'),
  tone('M70 40H86V104Q86 112 78 112H58C70 108 70 80 70 40Z', '#a8661a'),
  line('M36 56V98M54 56V98', '#ffd98a', 5),
  stick('M20 66H86M20 98H86', '#8d8298', 3, 4),
  part('M14 40C4 26 22 14 32 22C38 6 62 6 66 20C82 10 102 26 90 42' +
    'C90 56 78 56 76 46C70 50 62 48 58 44C54 60 42 58 42 44C32 52 18 50 14 40Z', '#fdf6e6'),
  line('M28 32q6-6 12-2M56 26q6-6 12 0', '#d9c9a4', 4),
];

const cider = (): Drawing => [
  stick('M26 42C4 40 2 74 22 76', '#8a4a22', 6, 7),
  part('M40 8H60V24H40Z', '#d9b27c'),
  solid('M38 20H62V34C78 42 86 56 86 74V100Q86 112 74 112H26Q14 112 14 100V74C14 56 22 42 38 34Z', '#ece0c6',
    tone('M0 0H100V64C70 74 40 54 0 66Z', '#a85a2a'),
    tone('M62 20C92 50 84 108 44 114H100V20Z', '#7b3a18'),
    tone('M70 66L100 60V120H44C66 110 72 90 70 66Z', '#b9a680')),
  part('M35 18H65V28H35Z', '#a85a2a'),
  line('M26 62C28 52 34 46 42 42', '#eba26a', 5),
  line('M22 84V98', '#fffaf0', 5),
  solid('M88 66C98 58 116 64 116 84C116 102 104 114 96 112' +
    'C92 111 92 110 88 110S84 111 80 112C70 114 60 102 60 84C60 64 78 58 88 66Z', '#d2402f',
    tone('M106 60C116 84 106 108 84 114H124V60Z', '#8d2a20')),
  stick('M88 66C87 60 89 56 93 52', '#7b5228', 3.5, 4.5),
  leaf(90, 60, 4, .5, '#57b878', '#0a3d2d'),
  line('M68 86C67 78 71 73 76 71', '#ff9d80', 5),
];

const broccoli = (): Drawing => {
  const HEADS = [[28, 48, 18], [92, 48, 18], [44, 28, 18], [76, 28, 18], [60, 44, 20]] as const;
  return [
    solid('M44 62C46 80 50 92 46 108C52 114 68 114 74 108C70 92 74 80 76 62Z', '#b5d98a',
      tone('M64 58C66 84 62 100 58 116H90V58Z', '#7fae54')),
    part('M48 82C38 80 30 74 26 64L36 58C40 66 46 70 52 70Z', '#b5d98a'),
    part('M72 82C82 80 90 74 94 64L84 58C80 66 74 70 68 70Z', '#7fae54'),
    ...HEADS.map(([x, y, r]) => ball(x, y, r, '#4fae5a', '#2a7546')),
    part('M22 62C30 54 40 60 44 58C50 66 70 66 76 58C82 60 90 54 98 62' +
      'C92 70 84 68 78 66C70 74 50 74 42 66C36 68 28 70 22 62Z', '#3a8f4c'),
    line('M36 24q4-6 10-6M20 44q2-7 8-8M52 38q4-6 10-5', '#a8e8a0', 4.5),
    ...([[48, 36], [72, 22], [70, 46], [34, 52], [88, 44]] as const).map(([x, y]) => tone(oval(x, y, 2.6), '#17562f')),
  ];
};

const date = (): Drawing => {
  const fruit = (x: number, y: number, turn: number): Piece => place(x, y, { turn },
    solid('M-32 0C-32 -15 -16 -18 2 -18C20 -18 32 -12 32 0S20 18 2 18C-16 18 -32 15 -32 0Z', '#8a4a22',
      tone('M-34 6C-10 14 20 10 34 -6V24H-34Z', '#5a2a10'),
      line('M-18 2C-8 6 4 6 12 2M-4 -6C6 -4 16 -5 22 -8M4 11C12 10 18 8 23 5', '#5a2a10', 3)),
    part('M-33 -5L-40 -3V5L-33 6Z', '#d9b27c'),
    line('M-20 -9C-12 -12 -4 -13 2 -12', '#d99a66', 5));
  const blade = (turn: number, k: number, fill: string): Piece => place(22, 46, { turn, k }, part('M0 0C14 -12 40 -14 66 -2C42 6 16 8 0 0Z', fill));
  return [
    blade(0, 1.3, '#2f8450'), blade(-17, 1.25, '#57b878'), blade(-36, .96, '#3f9a5f'), blade(-62, .62, '#57b878'),
    fruit(46, 60, 12), fruit(82, 74, -20), fruit(50, 96, 6),
  ];
};

const sugar = (): Drawing => {
  const cube = (x: number, y: number, k: number): Piece => place(x, y, { k },
    part('M0 -16L16 -8V9L0 18L-16 9V-8Z', '#fffdf8'),
    tone('M0 1L14 -6V8L0 15Z', '#c4b8d4'),
    line('M-14 -7L0 1L14 -7M0 1V16', INK, 3.5));
  return [
    solid('M42 12Q50 3 58 12C72 38 82 66 88 94C88 104 68 108 50 108S12 104 12 94C18 66 28 38 42 12Z', '#fdfaf4',
      tone('M54 4C76 40 80 80 66 112H110V4Z', '#cfc6dc'),
      ...([[44, 34], [52, 48], [36, 54]] as const).map(([x, y]) => tone(oval(x, y, 2.4), '#cfc6dc'))),
    solid('M19 72C40 86 62 78 80 62L88 94C88 104 68 108 50 108S12 104 12 94Z', '#4a6fc0',
      tone('M70 60C76 84 70 100 58 112H100V60Z', '#2a4288'),
      line('M18 78C40 92 64 84 82 68', '#8fb0f0', 3.5)),
    line('M41 26C36 36 32 46 29 56', '#fff', 5.5),
    cube(95, 74, .95), cube(80, 96, 1.05), cube(102, 99, .88),
  ];
};

const porridge = (): Drawing => [
  line('M34 28C26 20 42 15 34 5', '#c9b79a', 5),
  stick('M70 44L99 9', '#b98550', 7, 6),
  solid('M10 56H110C110 86 94 106 74 108H46C26 106 10 86 10 56Z', '#9a6234',
    tone('M92 50H116V116H52C80 104 92 84 92 50Z', '#633a1a'),
    line('M18 76C40 86 60 84 70 82M28 92C44 98 56 97 64 96', '#c08a56', 3.5)),
  part('M8 56C10 44 24 40 34 40C42 30 56 30 62 36C74 30 88 36 90 42' +
    'C100 42 110 46 112 56C108 66 84 70 60 70S12 66 8 56Z', '#f0dfb8'),
  line('M24 56l8 3M40 46l7-2M52 60l8 1M84 50l6 3M76 60l8-2M34 64l5 1', '#c4a468', 4),
  part('M52 46L70 42L78 50L60 55Z', '#f8d030'),
  line('M58 47L68 45', '#fff4b0', 3),
  part('M42 108H78L82 115H38Z', '#7b4a26'),
  line('M20 66C22 76 26 84 32 90', '#d9a66c', 5),
];

const sage = (): Drawing => {
  const stems = 'M48 76L42 114M58 80V116M68 76L76 114';
  return [
    leaf(58, 76, -112, 1.25, '#8fb59a', '#2f5d46'),
    leaf(60, 74, -64, 1.3, '#6f9c80', '#d6ecd9'),
    leaf(56, 78, -150, 1.1, '#6f9c80', '#d6ecd9'),
    leaf(62, 78, -26, 1.1, '#8fb59a', '#2f5d46'),
    stick(stems, '#6f9c80', 4, 5),
    part('M42 82Q59 92 76 82L74 94Q59 102 44 94Z', '#c4422d'),
    part('M74 88C88 84 96 92 90 100C84 100 78 96 74 90', '#c4422d'),
  ];
};

const parsley = (): Drawing => {
  const CURL = 'M0 9C-5 15 -14 13 -14 6C-22 8 -27 0 -22 -6' +
    'C-29 -10 -26 -20 -18 -20C-18 -28 -8 -31 -4 -25C-1 -31 8 -31 9 -25' +
    'C15 -30 23 -25 20 -18C28 -17 29 -7 22 -5C27 1 22 8 14 6C14 13 5 15 0 9Z';
  const tuft = (x: number, y: number, turn: number, k: number, fill: string, vein: string): Piece => place(x, y, { turn, k },
    part(CURL, fill), line('M0 6V-16M0 -1L-13 -9M0 -1L13 -9M-7 -5L-8 -14M7 -5L8 -14', vein, 3.4));
  const stems = 'M36 72C46 82 54 88 57 96L44 112M86 72C74 82 66 88 63 96L76 112M60 60V114';
  return [
    stick(stems, '#57b878', 4.5),
    tuft(30, 66, -62, .84, '#2f8450', '#b5e6c0'),
    tuft(90, 66, 62, .84, '#2f8450', '#b5e6c0'),
    tuft(36, 38, -30, .95, '#57b878', '#0a3d2d'),
    tuft(84, 38, 30, .95, '#3f9a5f', '#c8f0cf'),
    tuft(60, 54, 0, 1.05, '#6fd092', '#0a3d2d'),
    part('M50 90Q60 96 70 90V100Q60 106 50 100Z', '#e8d7b4'),
  ];
};

export default { chicken, butter, beer, cider, broccoli, date, sugar, porridge, sage, parsley };
