"""Measures the contrast between texts and their backgrounds, as WCAG 2.2 defines it."""

MEASURE = """(samples) => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const channels = (color, behind) => {
    context.fillStyle = behind;
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((channel) => channel / 255);
  };
  const linear = (channel) => channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  const luminance = (color, behind) => {
    const [red, green, blue] = channels(color, behind).map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const page = getComputedStyle(document.documentElement).backgroundColor;
  return samples.map(([area, text]) => {
    const outer = document.createElement('div');
    outer.className = `box ${area}`;
    const inner = document.createElement('span');
    inner.className = `text ${text}`;
    inner.textContent = 'Sample';
    outer.append(inner);
    document.querySelector('main').append(outer);
    const behind = getComputedStyle(outer).backgroundColor;
    const [front, back] = [luminance(getComputedStyle(inner).color, behind), luminance(behind, page)];
    outer.remove();
    return Math.round(100 * (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05)) / 100;
  });
}"""


def contrasts(page, samples):
    """Returns the contrast of each text class on each class of an area."""
    return dict(zip(samples, page.evaluate(MEASURE, samples)))
