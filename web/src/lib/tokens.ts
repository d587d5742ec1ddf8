// The colours of tokens.css for canvases and 3D materials.

/** Return the value of a design token at an element; for plain colours only, since light-dark() is not resolved. */
export function token(name: string, at: Element = document.documentElement): string {
  return getComputedStyle(at).getPropertyValue(`--${name}`).trim();
}
