/** Five vessels, one for each value, growing with it. */
export interface Vessel {
  outline: string;
  neck: readonly [left: number, right: number, top: number];
  /** Where the liquid stands. */
  line: number;
  label: readonly [y: number, size: number];
}
export type Potency = 1 | 2 | 4 | 5 | 7;

export const VESSELS: Record<Potency, Vessel> = {
  1: {
    outline: 'M100 158V178C88 184 86 192 86 202V226Q86 240 100 240H124Q138 240 138 226V202C138 192 136 184 124 178V158Z',
    neck: [100, 124, 158],
    line: 190,
    label: [214, 26],
  },
  2: {
    outline: 'M97 132V154L78 166Q70 171 70 181V228Q70 240 82 240H142Q154 240 154 228V181Q154 171 146 166L127 154V132Z',
    neck: [97, 127, 132],
    line: 170,
    label: [205, 38],
  },
  4: { outline: 'M97 112V137A54 54 0 1 0 127 137V112Z', neck: [97, 127, 112], line: 160, label: [192, 46] },
  5: {
    outline: 'M95 98V136L54 220Q46 240 66 240H158Q178 240 170 220L129 136V98Z',
    neck: [95, 129, 98],
    line: 146,
    label: [203, 48],
  },
  7: {
    outline:
      'M92 84V106C92 118 82 122 75 133C66 148 72 160 80 167C57 174 45 190 45 209C45 230 60 240 80 240H144' +
      'C164 240 179 230 179 209C179 190 167 174 144 167C152 160 158 148 149 133C142 122 132 118 132 106V84Z',
    neck: [92, 132, 84],
    line: 118,
    label: [205, 54],
  },
};
