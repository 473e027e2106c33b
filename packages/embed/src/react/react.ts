/**
 * What the widgets use of React, on Preact and its hooks. `preact/compat` does all of React and weighs
 * 1.4 KB more; here are the differences that the widgets meet, each with its reason.
 */
import { options, type VNode } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

export { createContext, createElement, Fragment } from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'

/** @see https://react.dev/reference/react/useSyncExternalStore */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Value,
): Value {
  const value = getSnapshot()
  const [, repaint] = useState<Value>(value)
  // Between rendering and subscribing the store may have moved on.
  useLayoutEffect(() => repaint(() => getSnapshot()), [value, getSnapshot])
  useEffect(() => {
    const onChange = () => repaint(() => getSnapshot())
    onChange()
    return subscribe(onChange)
  }, [subscribe, getSnapshot])
  return value
}

type Props = Record<string, unknown>

function rename(props: Props, from: string, to: string): void {
  if (!(from in props)) return
  props[to] = props[from]
  delete props[from]
}

const TEXT_FIELD = /^(input|textarea)$/
/** Inputs whose change is not typing. */
const CHOICE_FIELD = /^(file|checkbox|radio)$/

options.vnode = (vnode: VNode) => {
  const { type, props } = vnode as { type: unknown; props: Props }
  if (typeof type === 'string') {
    // React's change is each key's; the browser's is the end of typing.
    if (TEXT_FIELD.test(type) && !CHOICE_FIELD.test(String(props['type'])))
      rename(props, 'onChange', 'onInput')
    // React's focus and blur bubble.
    rename(props, 'onFocus', 'onFocusIn')
    rename(props, 'onBlur', 'onFocusOut')
  }
}

options.event = (event) => Object.assign(event, { nativeEvent: event })
