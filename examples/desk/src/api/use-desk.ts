import type {
  DeskCallData,
  DeskCallInput,
  DeskCallName,
  DeskUploadData,
  DeskUploadName,
  DeskUploadQuery,
} from '@dawakit/core/contract'
import {
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { useWords } from '../language/use-words.ts'
import { ask, askPage, upload } from './ask.ts'
import type { DeskError } from './desk-error.ts'

const CONFLICT = 409

export interface ReadOptions {
  /** False while what it is about is not known. @default true */
  isAsked?: boolean
  /** Asked anew by itself so often; that keeps no session open. In milliseconds. */
  everyMs?: number
}

/** Under which a call's answer is kept. */
export function keyOf<Name extends DeskCallName>(name: Name, input: DeskCallInput<Name>): QueryKey {
  // As a tuple, the name of every call beside the input of every call is a type too large to work out.
  const asked: unknown = input
  return [name, asked]
}

/** Reads a call of the desk, and keeps what it answers; a session that has ended leads to the sign-in. */
export function useDeskRead<Name extends DeskCallName>(
  name: Name,
  input: DeskCallInput<Name>,
  { isAsked = true, everyMs }: ReadOptions = {},
): UseQueryResult<DeskCallData<Name>, DeskError> {
  const guarded = useGuarded()
  const client = useQueryClient()
  const queryKey = keyOf(name, input)
  return useQuery<DeskCallData<Name>, DeskError>({
    queryKey,
    queryFn: ({ signal }) => {
      const isByItself = everyMs !== undefined && client.getQueryData(queryKey) !== undefined
      return guarded(ask(name, input, { signal, isByItself }))
    },
    enabled: isAsked,
    ...(everyMs && { refetchInterval: everyMs }),
  })
}

/** {@link useDeskRead} for a page of a list; the one before stays until the next is there. */
export function useDeskPage<Name extends DeskCallName>(
  name: Name,
  input: DeskCallInput<Name>,
  { isAsked = true, everyMs }: ReadOptions = {},
): UseQueryResult<{ data: DeskCallData<Name>; totalCount: number }, DeskError> {
  const guarded = useGuarded()
  const client = useQueryClient()
  const queryKey = [...keyOf(name, input), 'page']
  return useQuery<{ data: DeskCallData<Name>; totalCount: number }, DeskError>({
    queryKey,
    queryFn: ({ signal }) => {
      const isByItself = everyMs !== undefined && client.getQueryData(queryKey) !== undefined
      return guarded(askPage(name, input, { signal, isByItself }))
    },
    placeholderData: (before) => before,
    enabled: isAsked,
    ...(everyMs && { refetchInterval: everyMs }),
  })
}

export interface ChangeOptions<Data> {
  /** Calls whose answers it makes old. */
  makesOld?: readonly DeskCallName[]
  /** What is said when it is done; null says nothing. @default 'Done' */
  done?: string | null
  onDone?: (data: Data) => void
  /** Hears a refusal before it is said. True: it was dealt with, and nothing is said. */
  onRefused?: (error: DeskError) => boolean
  /** True: the caller shows the refusal itself. @default false */
  isQuiet?: boolean
  /** True: what is typed stands apart from what is read, which is read anew where somebody else was first. @default false */
  isDraft?: boolean
}

/** Makes a change at the desk. What it is refused with is said in a notice. */
export function useDeskChange<Name extends DeskCallName>(
  name: Name,
  {
    makesOld = [],
    done,
    onDone,
    onRefused = () => false,
    isQuiet = false,
    isDraft = false,
  }: ChangeOptions<DeskCallData<Name>> = {},
): UseMutationResult<DeskCallData<Name>, DeskError, DeskCallInput<Name>['body']> {
  const guarded = useGuarded()
  const client = useQueryClient()
  const notify = useNotify()
  const words = useWords()
  const readAnew = () => Promise.all(makesOld.map((old) => client.invalidateQueries({ queryKey: [old] })))
  return useMutation<DeskCallData<Name>, DeskError, DeskCallInput<Name>['body']>({
    mutationFn: (body) => guarded(ask(name, { body } as DeskCallInput<Name>)),
    onSuccess: async (data) => {
      onDone?.(data)
      if (done !== null) notify(done ?? words('api.done'), { type: 'success' })
      await readAnew()
    },
    onError: async (error) => {
      if (!onRefused(error) && !isQuiet && error.status !== 401) notify(error.message, { type: 'error' })
      if (isDraft && error.status === CONFLICT) await readAnew()
    },
  })
}

/** Sends a file. What it is refused with its caller shows. */
export function useDeskUpload<Name extends DeskUploadName>(
  name: Name,
  onDone: (data: DeskUploadData<Name>) => void,
): UseMutationResult<DeskUploadData<Name>, DeskError, { query: DeskUploadQuery<Name>; file: Blob }> {
  const guarded = useGuarded()
  return useMutation({
    mutationFn: ({ query, file }) => guarded(upload(name, query, file)),
    onSuccess: onDone,
  })
}

/** Leads to the sign-in where a call says that nobody is signed in. */
export function useGuarded(): <Data>(answer: Promise<Data>) => Promise<Data> {
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return async (answer) => {
    try {
      return await answer
    } catch (error) {
      await logoutIfAccessDenied(error)
      throw error
    }
  }
}
