'use client'

import { latinDigits } from '@dawakit/core/language'
import { type ChangeEvent, useRef, useState } from 'react'

/**
 * A field that shows no more than what is read of it. React puts a field back to the value that it was given; Preact does so only where
 * that value has changed. While a keyboard composes, its field shows what is typed, and that is read already: a browser that
 * finds its field written to meanwhile puts what it composes there twice.
 *
 * @param read - What is taken of what was typed.
 */
export function useReadField(
  read: (typed: string) => string,
  value: string,
  onChange: (value: string) => void,
) {
  const [composed, setComposed] = useState<string | null>(null)
  const isComposing = useRef(false)
  /** @returns What is read, which the field then shows. */
  const put = (field: HTMLInputElement) => {
    const taken = read(field.value)
    if (field.value !== taken) field.value = taken
    return taken
  }
  const endComposing = (field: HTMLInputElement) => {
    isComposing.current = false
    setComposed(null)
    const taken = put(field)
    if (taken !== value) onChange(taken)
  }
  const latestEnd = useRef(endComposing)
  latestEnd.current = endComposing
  return {
    value: composed ?? value,
    onChange({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      if (!(nativeEvent as InputEvent).isComposing) return onChange(put(field))
      setComposed(field.value)
      onChange(read(field.value))
      if (isComposing.current) return
      isComposing.current = true
      field.addEventListener('compositionend', () => latestEnd.current(field), { once: true })
    },
  }
}

/** A field of digits. @param maxLength - What is typed behind so many is not taken. */
export const useDigits = (value: string, onChange: (digits: string) => void, maxLength: number) =>
  useReadField((typed) => latinDigits(typed).replace(/\D/g, '').slice(0, maxLength), value, onChange)
