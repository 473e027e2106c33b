import type { IncomingMessage, ServerResponse } from 'node:http'

const HITS = ['Dolo 650', 'Crocin Advance', 'Calpol 500', 'Pantocid 40', 'Azithral 500'].map(
  (name, index) => ({
    objectID: String(index + 1),
    name,
    _highlightResult: { name: { value: name, matchLevel: 'none', matchedWords: [] } },
  }),
)

/** Of a search service: the same five for every query, without the time that a search and its way would take. */
const searchAnswer = (queries: number) => ({
  results: Array.from({ length: queries }, () => ({
    hits: HITS,
    nbHits: HITS.length,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    processingTimeMS: 1,
    query: '',
    params: '',
    index: 'medicines',
  })),
})

/** Answers what a peer's service would be asked. @returns whether it did */
export function answerService(request: IncomingMessage, response: ServerResponse): boolean {
  const isSearch = /^\/1\/indexes\/.*\/queries/.test(request.url ?? '')
  if (!isSearch) return false
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { ...allowAll, 'Access-Control-Max-Age': '600' }).end()
    return true
  }
  void answerQueries(request, response)
  return true
}

const allowAll = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
}

async function answerQueries(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const { requests } = JSON.parse(Buffer.concat(parts).toString('utf8')) as { requests: unknown[] }
  response
    .writeHead(200, { ...allowAll, 'Content-Type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(searchAnswer(requests.length)))
}
