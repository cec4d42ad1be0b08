/** Runes everywhere; TypeScript in components needs no preprocessor because we use only its types. */
export default {
  compilerOptions: { runes: true },
};
