/**
 * What the widgets use of React, on Preact and its hooks. `preact/compat` does all of React and weighs
 * 1.3 KB more; here are the differences that the widgets meet, each with its reason. React's focus and blur
 * bubble, these do not: a widget that looks for them around its fields takes `onFocusCapture`.
 */
import { options, type VNode } from 'preact'
import { useRef } from 'preact/hooks'

export { createContext, createElement, Fragment } from 'preact'
export { useCallback, useContext, useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks'

let ids = 0

/** Preact counts per root; fields that stand in the page itself need ids that are the page's own. */
export function useId(): string {
  const id = useRef(0)
  id.current ||= ++ids
  return `e${id.current}`
}

/** Has Preact tell of fields and events as React does. Once for a page, before the first element renders. */
export const speakAsReact = (): void => {
  options.vnode = ({ type, props }: VNode<{ type?: string; onChange?: unknown; onInput?: unknown }>) => {
    // React's change is each key's; the browser's is the end of typing. A choice is made, not typed.
    if ((type === 'input' || type === 'textarea') && !/fil|che|rad/.test(props.type ?? '')) {
      props.onInput = props.onChange
      delete props.onChange
    }
  }
  options.event = (event) => Object.assign(event, { nativeEvent: event })
}
