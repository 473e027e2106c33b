import { useState } from 'react'

interface Hit {
  name: string
  path: string
}

export function Search() {
  const [hits, setHits] = useState<Hit[]>([])
  const search = async (text: string) => {
    const response = await fetch(`/api/search?search=${encodeURIComponent(text)}`)
    setHits(((await response.json()) as { hits: Hit[] }).hits)
  }
  return (
    <search className="search">
      <form action="/">
        <input
          name="search"
          role="combobox"
          aria-label="Search medicines"
          aria-expanded={hits.length > 0}
          aria-controls="hits"
          placeholder="Search for Medicines here..."
          autoComplete="off"
          onChange={(event) => void search(event.target.value)}
        />
        {hits.length > 0 && (
          <ul id="hits" className="search__hits">
            {hits.map(({ name, path }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      </form>
    </search>
  )
}
