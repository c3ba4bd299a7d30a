import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'

/** Who is signed in, and what they may do. */
export const UserProfile = object({
  /** 0 = free; above 0 the text limit is the larger one. */
  account_level: v.number(),
  username: v.string(),
  user_email: v.string(),
  /** Credits granted and credits used; what is left is the difference. */
  total_credits: v.number(),
  voice_credits: v.number(),
})
export type UserProfile = v.InferOutput<typeof UserProfile>

/** `user` is absent for an anonymous visitor. */
export const userStatus = endpoint({
  method: 'GET',
  path: '/api/v1/user/status',
  response: object({ user: v.optional(UserProfile) }),
})

/** True also for reserved names, and for names that look like one that is taken; false for the caller's own. */
export const checkUsername = endpoint({
  method: 'GET',
  path: '/api/v1/user/username-check',
  access: 'user',
  embed: false,
  query: object({ username: v.string() }),
  response: object({ username_exist: v.boolean() }),
  errors: ['login_required', 'forbidden', 'too_many_requests'],
})

/** Refused with `conflict` when the name is somebody else's; `status` is `success` otherwise. */
export const changeUsername = endpoint({
  method: 'POST',
  path: '/api/v1/user/change-username',
  access: 'user',
  embed: false,
  body: object({ username: v.string() }),
  response: object({ status: v.string(), message: v.optional(v.string()) }),
  errors: ['login_required', 'forbidden', 'conflict', 'too_many_requests'],
})
