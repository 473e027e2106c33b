/** What JSX compiles to. `createElement` does the same work; `preact/jsx-runtime` would bring a second copy of it. */
import { createElement, type VNode } from 'preact'

export { Fragment } from 'preact'

export const jsx = (type: string, props: object, key?: string | number): VNode =>
  createElement(type, key === undefined ? props : { ...props, key })

export { jsx as jsxs }
