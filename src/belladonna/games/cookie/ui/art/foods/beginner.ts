// Beginner set. One function a food: a drawing in a 120 x 120 box, lit from above left.
import { INK, ball, leaf, line, oval, part, place, solid, stick, together, tone, type Drawing, type Piece } from '@web/art/drawing.ts';

const fish = (): Drawing => {
  const body = 'M6 64C18 40 54 26 88 54C96 46 104 38 114 36C110 52 110 76 115 92C104 90 96 82 88 74C56 100 20 90 6 64Z';
  const scale = (x: number, y: number): Piece => line(`M${x} ${y}q7 6 0 13`, '#3f6f86', 3.2);
  return [
    part('M44 40C50 22 70 18 84 26C80 32 78 38 80 46Z', '#4f86a0'),
    part('M46 86C48 98 58 104 68 102C66 96 68 90 70 84Z', '#4f86a0'),
    solid(body, '#7fb2c6',
      tone('M0 70C30 92 70 84 92 62L120 110H0Z', '#e4ece4'),
      tone('M80 40C98 56 92 80 60 100H120V20Z', '#4f86a0'),
      line('M94 56L106 48M94 64H108M94 72L106 82', '#2f5a70', 3.5)),
    scale(54, 51), scale(67, 52), scale(60, 65), scale(74, 63), scale(50, 72),
    line('M38 44C44 54 44 72 38 84', INK, 4),
    part(oval(26, 58, 6.5), '#fdf6e6'), tone(oval(25, 58, 3), INK),
    line('M9 70q7 3 12 0', INK, 3.5),
    line('M48 43C56 40 64 41 72 45', '#d6eef2', 4.5),
  ];
};

const cheese = (): Drawing => {
  const hole = (x: number, y: number, rx: number, ry: number): Piece =>
    together(part(oval(x, y, rx, ry), '#c9861c'), tone(oval(x + 1.5, y + 2, rx - 4, ry - 4), '#a8661a'));
  return [
    solid('M8 60L112 54V92Q112 98 106 99L14 106Q8 106 8 100Z', '#f0b93a',
      tone('M92 50H120V110H74C90 96 94 80 92 50Z', '#cf8f20'),
      line('M14 100L108 93', '#b9741a', 5)),
    solid('M8 60L74 18Q78 15 84 18C102 26 112 38 112 54Z', '#fbdc72',
      tone('M84 14C104 24 118 40 118 60L92 56C98 42 94 28 84 14Z', '#e3b23c')),
    hole(32, 82, 10, 9), hole(66, 90, 7, 6), hole(84, 70, 9, 8), hole(52, 68, 6, 5),
    part(oval(72, 38, 9, 6), '#e3a22e'), part(oval(50, 50, 6, 4), '#e3a22e'),
    line('M26 53L60 31', '#fff4c4', 5),
  ];
};

const water = (): Drawing => [
  solid('M22 42H94L84 108Q83 114 77 114H39Q33 114 32 108Z', '#e6f0f2',
    tone('M20 60C38 52 56 68 74 62C82 59 88 60 98 62V120H20Z', '#4fa3e0'),
    tone('M74 62L100 61V120H54C70 110 74 88 74 62Z', '#2b74b8'),
    tone('M74 30H100V62C92 59 84 59 74 62Z', '#b9cdd4'),
    line('M20 60C38 52 56 68 74 62C82 59 88 60 96 62', '#c8ecff', 4.5),
    tone('M20 106H100V120H20Z', '#cfe0e6')),
  line('M34 52L40 98', '#fff', 6),
  tone(oval(56, 88, 4), '#bfe6ff'), tone(oval(64, 77, 3), '#bfe6ff'),
  solid('M58 4C66 14 71 18 71 26C71 34 66 38 58 38S45 34 45 26C45 18 50 14 58 4Z', '#4fa3e0',
    tone('M60 6C70 16 78 30 62 42H80V6Z', '#2b74b8')),
  line('M52 28C52 24 53 21 55 18', '#d6f1ff', 4),
];

const milk = (): Drawing => {
  const cow = place(60, 82, {},
    part('M-13 -7C-22 -14 -26 -6 -22 -1C-18 2 -14 0 -13 -2ZM13 -7C22 -14 26 -6 22 -1C18 2 14 0 13 -2Z', '#fdf6e6'),
    solid('M-14 -12C-8 -18 8 -18 14 -12L13 6C14 18 -14 18 -13 6Z', '#fdf6e6',
      tone('M1 -20H20V4C12 8 2 -2 1 -20Z', '#b5703a'),
      tone('M-16 5C-8 0 8 0 16 5V22H-16Z', '#f0a8a0')),
    line('M-5 10V11M5 10V11M-6 -4V-2', INK, 4.5), line('M7 -4V-2', INK, 4.5));
  return [
    stick('M14 44C16 -8 104 -8 106 44', '#9a8f9e', 4),
    stick('M46 8H74', '#b98550', 7),
    solid('M12 44H108L98 106Q97 113 90 113H30Q23 113 22 106Z', '#c9935a',
      tone('M90 40H112V120H64C86 104 90 80 90 40Z', '#95602f'),
      line('M34 46L40 112M86 46L80 112', '#7a4a22', 3.5),
      tone('M12 100H108V108H12Z', '#8d8298'), line('M12 99H108', INK, 3.5)),
    part('M12 46' +
      'C12 56 18 62 24 62S30 56 36 56S42 64 48 62S54 56 62 56S70 60 76 58S86 64 94 62S108 54 108 46Z', '#fdf9ef'),
    part(oval(60, 43, 48, 14), '#fdf9ef'),
    line('M28 46C40 51 62 52 78 48', '#cfc4ae', 4),
    cow,
    line('M24 74L27 90', '#f0c58c', 5),
  ];
};

const orange = (): Drawing => {
  const cut = [0, 45, 90, 135, 180, 225, 270, 315].map(a => place(76, 74, { turn: a },
    tone('M0 -4L-8 -20Q0 -29 8 -20Z', a > 180 || a < 45 ? '#ffb54a' : '#f59a2c')));
  return [
    solid(oval(46, 54, 38), '#f08a24',
      tone('M60 10C84 30 84 76 50 100H100V10Z', '#b95c12')),
    leaf(46, 18, 14, .8, '#57b878', '#0a3d2d'),
    tone(oval(43, 19, 4), INK),
    line('M18 56C17 42 23 32 32 26', '#ffd08a', 6),
    ...([[28, 66], [38, 76], [24, 78]] as const).map(([x, y]) => tone(oval(x, y, 2.4), '#b95c12')),
    solid(oval(76, 74, 37), '#f08a24',
      tone(oval(76, 74, 31), '#fff1d2'), ...cut, tone(oval(76, 74, 3.5), '#fff1d2')),
  ];
};

const cauli = (): Drawing => {
  const curd = [[34, 46, 15], [86, 46, 15], [48, 30, 16], [72, 30, 16], [60, 48, 20], [42, 62, 16], [78, 62, 16]] as const;
  const knob = ([x, y, r]: readonly [number, number, number]): Piece => ball(x, y, r, '#fdf6e2', '#dfcfa6');
  return [
    part('M22 74C4 66 4 44 12 34C24 38 34 52 36 70Z', '#3f9a5f'),
    part('M98 74C116 66 116 44 108 34C96 38 86 52 84 70Z', '#2f7d4b'),
    ...curd.map(knob),
    line('M48 40q4-5 9-6M38 29q3-6 8-7M23 50q0-4 2-6', '#ffffff', 4),
    solid('M12 62C28 62 50 74 58 114C30 114 12 92 12 62Z', '#57b878',
      line('M18 68C34 76 46 92 54 112M28 74l2 14M38 84l0 14', '#c8f0cf', 3.5)),
    solid('M108 62C92 62 70 74 62 114C90 114 108 92 108 62Z', '#3f9a5f',
      tone('M110 60C106 86 90 104 62 116H120Z', '#2a7546'),
      line('M102 68C86 76 74 92 66 112M92 74l-2 14M82 84l0 14', '#b5e6c0', 3.5)),
    solid('M60 72C74 84 76 102 60 116C44 102 46 84 60 72Z', '#6fd092', line('M60 84V110', '#e4fae6', 4)),
  ];
};

const bread = (): Drawing => {
  const cut = (x: number, y: number): Piece => place(x, y, { turn: 24 },
    part('M-6 -17C4 -14 8 6 3 18C-7 12 -10 -6 -6 -17Z', '#f6dda6'));
  return [
    solid('M8 74C4 48 30 22 64 22C96 22 116 42 113 66C112 88 92 98 60 100C30 102 10 94 8 74Z', '#d18f42',
      tone('M100 20C112 50 92 86 30 92L20 110H120V20Z', '#96591f'),
      line('M20 96C48 102 84 100 104 88', '#6f3d14', 5)),
    cut(40, 58), cut(64, 52), cut(88, 50),
    line('M18 62C22 48 32 38 46 33', '#f7c886', 6),
  ];
};

const honey = (): Drawing => {
  const cell = (x: number, y: number, fill: string): Piece => part(`M${x} ${y - 14}l12.2 7v14l-12.2 7l-12.2 -7v-14Z`, fill);
  return [
    part('M60 82H98V92C98 100 88 100 88 92H80V104C80 116 66 116 66 104V90H60Z', '#e9a32e'),
    cell(30, 50, '#f6c552'), cell(54.4, 50, '#f6c552'), cell(78.8, 50, '#d78a1c'),
    cell(17.8, 71, '#f9d879'), cell(42.2, 71, '#f6c552'), cell(66.6, 71, '#e9a32e'), cell(91, 71, '#b9701a'),
    cell(30, 92, '#e9a32e'), cell(54.4, 92, '#d78a1c'),
    line('M72 98V106', '#ffe7a0', 4),
    stick('M112 8L86 38', '#b98550', 5),
    place(78, 48, { turn: -49 },
      part('M-24 -8Q-28 0 -24 8L-15 12H7Q15 7 15 0T7 -12H-15Z', '#8a5a34'),
      line('M-16 -10V10M-6 -11V11M4 -11V11', '#e2b77c', 3.4)),
    line('M23 46L29 42M11 67L17 63', '#fff4c4', 4),
  ];
};

const cinnamon = (): Drawing => {
  const quill = (x: number, y: number, turn: number, fill: string, shade: string): Piece => place(x, y, { turn },
    solid('M-46 -10H40C50 -10 50 10 40 10H-46Z', fill,
      tone('M-50 2H52V14H-50Z', shade), line('M-30 -4H26', '#d99a66', 3.2), line('M-22 5H10', '#5e2f16', 2.6)),
    part(oval(-46, 0, 7, 10), '#6b3517'),
    line('M-46 5C-50 2 -49 -4 -46 -4S-43 1 -45 2', '#e2b287', 2.8));
  return [
    quill(64, 40, -34, '#a35c2c', '#7b4320'),
    quill(70, 60, -34, '#b56a35', '#7b4320'),
    quill(56, 78, -34, '#c07a42', '#8a4a22'),
    stick('M46 38C58 52 70 70 78 92', '#e8d7b4', 6, 6),
    stick('M78 92C88 94 98 100 104 108M78 92C80 100 78 108 74 114', '#e8d7b4', 3.5),
    part(oval(78, 91, 6.5), '#e8d7b4'),
  ];
};

const ginger = (): Drawing => {
  const root = 'M12 72C6 58 18 48 32 54C40 58 44 50 42 40C40 26 56 20 64 30' +
    'C68 36 66 44 72 46C78 48 82 40 84 30C86 18 104 16 108 28' +
    'C112 40 104 48 104 56C112 62 112 76 100 80C92 84 84 82 78 86C74 92 78 100 72 106' +
      'C64 114 50 108 50 98C50 92 48 88 40 88C28 90 16 84 12 72Z';
  return [
    solid(root, '#dcae6c',
      tone('M108 26C110 50 96 68 70 74C54 78 62 104 50 116H120V20Z', '#b07c3c'),
      line('M26 52C22 62 24 74 30 84M40 42C48 38 58 38 66 42M84 34C92 38 100 38 107 34', '#8f5f28', 3.2),
      line('M52 96C60 92 68 92 76 94M62 50C56 60 58 72 64 80M86 52C82 62 84 72 90 80', '#8f5f28', 3.2)),
    part('M12 72C6 60 14 50 22 52C30 58 30 78 24 86C18 84 14 78 12 72Z', '#f8e08a'),
    line('M17 62C15 68 17 74 20 78', '#d8b04a', 3),
    line('M48 34C49 29 53 27 56 28M90 28C91 25 95 23 98 24', '#f6d9a4', 5),
    line('M38 62C44 62 48 58 50 54', '#f6d9a4', 4.5),
  ];
};

export default { fish, cheese, water, milk, orange, cauli, bread, honey, cinnamon, ginger };
