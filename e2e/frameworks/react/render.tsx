/** Prints a page of the clinic, as its server sends it. */
import { renderToString } from 'react-dom/server'
import { Clinic } from './clinic.tsx'

process.stdout.write(renderToString(<Clinic first={process.argv[2]} />))
