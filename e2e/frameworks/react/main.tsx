import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Clinic } from './clinic.tsx'
import '../clinic.css'

createRoot(document.querySelector('#root') as Element).render(
  <StrictMode>
    <Clinic />
  </StrictMode>,
)
