/** A stylesheet as text. */
declare module '*.css?raw' {
  const css: string
  export default css
}

/** A stylesheet as text, without the rules for some of its classes: `button.css?without=--small&raw`. */
declare module '*&raw' {
  const css: string
  export default css
}
