/** What HTTP checks ask of a POST, GET or DELETE. */
import { header } from '../reading/link-http.ts'
import type { Post, Transcript } from '../transcript.ts'

export function methodOf({ frame }: Post): string {
  return (frame.http?.method ?? 'POST').toUpperCase()
}
export function statusOf({ head }: Post): number {
  return head?.http?.status ?? 0
}
export function isModern(t: Transcript, post: Post): boolean {
  if (post.message) return post.message.era === 'modern'
  const version = header(post.frame, 'mcp-protocol-version')
  return version ? version >= '2026-07-28' : t.exchanges[0]?.request.era === 'modern'
}
