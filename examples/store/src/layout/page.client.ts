import { enlivenPage } from './enliven-page.ts'

// The bundler may put this into a file that an island fetches, and runs, before the page has been read to its end.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', enlivenPage)
else enlivenPage()
