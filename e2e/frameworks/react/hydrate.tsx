import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Clinic } from './clinic.tsx'
import '../clinic.css'

/** The script tag, once the page has hydrated. */
function ScriptTag() {
  useEffect(() => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = `${import.meta.env.VITE_PHARMACY}/embed/dawakit.js`
    document.head.append(script)
  }, [])
  return null
}

const root = document.querySelector('#root') as HTMLElement
hydrateRoot(
  root,
  <>
    <Clinic first={new URLSearchParams(location.search).get('page') ?? undefined} />
    <ScriptTag />
  </>,
)
