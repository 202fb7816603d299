/** The elements that draw; nothing that runs, links, embeds or animates. */
export const svgElements: readonly string[] = [
  ...["svg", "g", "defs", "symbol", "use", "title", "desc"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"],
  ...["text", "tspan", "textPath"],
  ...["linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask", "marker"],
  ...["filter", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feDropShadow", "feFlood"],
  ...["feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feMerge", "feMergeNode", "feMorphology"],
  ...["feOffset", "feTile", "feTurbulence"],
];

/** Their attributes: geometry, paint, text. No `style`, no `class`, no `on…`. */
export const svgAttributes: readonly string[] = [
  ...["xmlns", "xmlns:xlink", "version", "id", "href", "xlink:href", "viewBox", "preserveAspectRatio"],
  ...["role", "aria-label", "aria-labelledby", "aria-hidden", "focusable", "lang", "xml:space"],
  ...["x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr", "dx", "dy", "width", "height"],
  ...["d", "points", "pathLength", "transform", "rotate", "offset", "gradientUnits", "gradientTransform"],
  ...["spreadMethod", "patternUnits", "patternContentUnits", "patternTransform", "clipPathUnits", "maskUnits"],
  ...["maskContentUnits", "markerWidth", "markerHeight", "markerUnits", "refX", "refY", "orient", "textLength"],
  ...["lengthAdjust", "startOffset", "method", "spacing", "filterUnits", "primitiveUnits", "in", "in2", "result"],
  ...["mode", "type", "values", "operator", "k1", "k2", "k3", "k4", "radius", "stdDeviation", "baseFrequency"],
  ...["numOctaves", "seed", "stitchTiles", "tableValues", "slope", "intercept", "amplitude", "exponent"],
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap"],
  ...["stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "vector-effect"],
  ...["opacity", "color", "stop-color", "stop-opacity", "flood-color", "flood-opacity", "clip-path", "clip-rule"],
  ...["mask", "filter", "marker-start", "marker-mid", "marker-end", "display", "visibility", "overflow"],
  ...["paint-order", "shape-rendering", "text-rendering", "color-interpolation", "color-interpolation-filters"],
  ...["font-family", "font-size", "font-style", "font-weight", "font-variant", "font-stretch", "letter-spacing"],
  ...["word-spacing", "text-anchor", "text-decoration", "dominant-baseline", "alignment-baseline"],
  ...["baseline-shift", "writing-mode", "mix-blend-mode", "isolation"],
];
