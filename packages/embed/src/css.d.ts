/** A stylesheet as text. */
declare module '*.css?raw' {
  const css: string
  export default css
}
