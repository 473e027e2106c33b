/** A stylesheet as text. */
declare module '*.css?raw' {
  const css: string
  export default css
}

/** A stylesheet as text, without the rules that the one element that wears it so never needs. */
declare module '*.css?raw&lean' {
  const css: string
  export default css
}
