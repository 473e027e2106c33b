/** What the policies say about the company behind a store. Its operator's configuration; none is empty. */
export interface PolicyStore {
  /** The name customers know. */
  name: string
  /** The company's registered name. */
  owner: string
  /** Corporate office, in one line. */
  address: string
  /** Whose courts decide, and where an arbitrator sits: a city, or a state. */
  courts: string
  phone: string
  email: string
  /** Address of the store, `https://…`. */
  website: string
  /** Address of a conversation in a messaging app. */
  chatUrl: string
  grievanceOfficer: { name: string; phone: string; email: string }
}
