// Says on the console what React would: markup of the server that is not the browser's, a child without a key.
import 'preact/debug'
import { isValidElement } from 'preact'
import { createElement } from 'react'
import { expect } from 'vitest'

expect(isValidElement(createElement('p'))).toBe(true)
