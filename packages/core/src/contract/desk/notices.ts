export interface DeskNotice {
  id: string
  title: string
  text: string
  link: string
  /** Null: to everybody. */
  customer: { id: string; name: string } | null
  /** Who of the staff; '' for the command line. */
  by: string
  at: string
  /** How many have seen it. */
  seenBy: number
}

export interface NoticeDeskCalls {
  /** What somebody of the pharmacy said, the newest first. */
  'GET /desk/notices': { query: { page?: number; limit?: number }; data: DeskNotice[] }
  /** `customer`: an id, a mobile number or an email; '' is everybody. `key`: sent twice, it is said once. */
  'POST /desk/notices': {
    body: { title: string; text: string; link: string; customer: string; key: string }
    data: DeskNotice
  }
  /** It is in nobody's list any more. */
  'POST /desk/notices/takeBack': { body: { id: string }; data: null }
}
