type QueryOf<Call> = Call extends { query: infer Q }
  ? { query: Q }
  : Call extends { query?: infer Q }
    ? { query?: Q }
    : { query?: undefined }
type BodyOf<Call> = Call extends { body: infer B } ? { body: B } : { body?: undefined }

/** The query and body that a call of a contract takes. */
export type InputOf<Call> = QueryOf<Call> & BodyOf<Call>
