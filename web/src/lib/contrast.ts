// The contrast ratio of two colours by WCAG, from 1 to 21.

type Rgb = readonly [number, number, number];

/** Return the pixel value of any CSS colour. */
function shown(colour: string): Rgb {
  const pen = new OffscreenCanvas(1, 1).getContext("2d")!;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(shown(one)), luminance(shown(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
