/** The library that decodes and makes pictures, when one is met: loading it takes longer than reading a deck of text. */
import type Sharp from 'sharp';

export async function loadSharp(): Promise<typeof Sharp> {
  return (await import('sharp')).default;
}
