// The pure globals that every JavaScript platform has and that `lib: es2023` does not declare.
// Only tsconfig.core.json includes this file. Nothing with a clock, randomness or I/O belongs here.

interface TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>
}
declare const TextEncoder: { new (): TextEncoder }

interface TextDecoder {
  decode(input?: Uint8Array, options?: { stream?: boolean }): string
}
declare const TextDecoder: {
  new (label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean }): TextDecoder
}

declare function atob(data: string): string
declare function btoa(data: string): string
declare function structuredClone<T>(value: T): T
