/** @jsxImportSource preact */
import 'preact/debug'
import { render } from 'preact'
import { Clinic } from './clinic.tsx'
import '../clinic.css'

render(<Clinic />, document.querySelector('#root') as Element)
