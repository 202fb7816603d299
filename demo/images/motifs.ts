// What is engraved on the bottle labels: one motif per cuvée, drawn by rule.
function random(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 4294967296;
  };
}

const hair = (d: string, ink: string, width = 0.22) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const points = (from: number, to: number, step: number, y: (x: number) => number) => {
  let d = "";
  for (let x = from; x <= to + 1e-6; x += step) d += `${d ? "L" : "M"}${x.toFixed(2)} ${y(x).toFixed(2)}`;
  return d;
};

// Motifs are engraved in a 60 x 30 mm field.
export function terraces(ink: string): string {
  const rnd = random(7);
  let body = "";
  for (let k = 0; k < 8; k++) {
    const y = (x: number) =>
      4 + k * 3.3 + Math.sin(x / 11 + k * 0.55) * 1.5 * (1 - k / 14) + ((x - 30) / 30) ** 2 * (4 - k * 0.5);
    body += hair(points(3 + k * 0.3, 57 - k * 0.3, 0.5, y), ink, 0.3);
    for (let x = 4; x < 56; x += 0.75 + rnd() * 0.25) {
      if (rnd() < 0.16) continue;
      body += hair(`M${x} ${(y(x) + 0.5).toFixed(2)}v${(0.7 + rnd() * (0.5 + k * 0.09)).toFixed(2)}`, ink, 0.17);
    }
  }
  return body;
}

export function stone(ink: string): string {
  const left = (y: number) => 24.4 + Math.sin(y / 5) * 0.8 - y * 0.05;
  const right = (y: number) => 35.8 + Math.sin(y / 4 + 2) * 0.9 + y * 0.03;
  const top = (x: number) => 3 + Math.abs(x - 29) ** 1.7 * 0.1;
  let body = "";
  for (let x = 24; x < 37.5; x += 0.42) {
    const light = (x - 24) / 13;
    let y = top(x) + 0.2;
    const rnd = random(Math.round(x * 100));
    while (y < 25) {
      const run = 1.2 + rnd() * (1.5 + light * 5);
      if (x > left(y) && x < right(y))
        body += hair(
          `M${x.toFixed(2)} ${y.toFixed(2)}l${(rnd() * 0.3 - 0.1).toFixed(2)} ${Math.min(run, 25.6 - y).toFixed(2)}`,
          ink,
          0.14 + light * 0.2,
        );
      y += run + 0.25 + (1 - light) * 1.6 * rnd();
    }
  }
  for (let k = 0; k < 7; k++) {
    const w = 27 - k * 3.2;
    body += hair(
      points(30 - w + k, 30 + w, 0.6, (x) => 25.6 + k * 0.62 + Math.sin(x / 5 + k) * 0.14),
      ink,
      0.2,
    );
  }
  for (let k = 0; k < 20; k++) {
    const a = Math.PI + (k / 19) * Math.PI;
    body += hair(
      `M${30 + Math.cos(a) * 16} ${22 + Math.sin(a) * 16}L${30 + Math.cos(a) * (20 + (k % 2) * 2)} ${22 + Math.sin(a) * (20 + (k % 2) * 2)}`,
      ink,
      0.18,
    );
  }
  return body;
}

export function wind(ink: string): string {
  let body = "";
  for (let k = 0; k < 17; k++) {
    const base = 3 + k * 1.5;
    const y = (x: number) =>
      base -
      5.2 * Math.exp(-(((x - 26) / 11) ** 2)) * Math.exp(-(((k - 15) / 7) ** 2)) +
      Math.sin(x / 6.5 + k * 0.35) * 0.5 * (1 - k / 22);
    const from = 2 + ((k * 7) % 5) * 1.6;
    const to = 58 - ((k * 5) % 7) * 1.8;
    body += hair(points(from, to, 0.5, y), ink, 0.16 + (k % 3) * 0.06);
  }
  return body;
}

export function dawn(ink: string): string {
  let body = `<path d="M22 24A8 8 0 0 1 38 24Z" fill="${ink}"/>`;
  for (let k = 0; k <= 36; k++) {
    const a = Math.PI + (k / 36) * Math.PI;
    const far = 14 + (k % 2) * 3.5 + (k % 4 === 0 ? 3 : 0);
    body += hair(
      `M${30 + Math.cos(a) * 9.8} ${24 + Math.sin(a) * 9.8}L${30 + Math.cos(a) * far} ${24 + Math.sin(a) * far}`,
      ink,
      0.22,
    );
  }
  for (let k = 0; k < 5; k++) body += hair(`M${8 + k * 3.4} ${25.2 + k * 1.05}H${52 - k * 3.4}`, ink, 0.24);
  return body;
}

export function enclosure(ink: string): string {
  const rnd = random(21);
  let body = "";
  for (let row = 0; row < 4; row++) {
    for (let x = 4 + (row % 2) * 1.6; x < 54; x += 2.6 + rnd() * 1.2) {
      const w = 2 + rnd() * 0.9;
      if (x + w > 24.6 && x < 35.4) continue;
      body += `<rect x="${x.toFixed(2)}" y="${(18.6 + row * 1.9).toFixed(2)}" width="${w.toFixed(2)}" height="1.5" rx=".5" fill="none" stroke="${ink}" stroke-width=".2"/>`;
    }
  }
  body += hair("M24.5 26.2V14.5A5.5 5.5 0 0 1 35.5 14.5V26.2M25.9 26.2V14.7A4.1 4.1 0 0 1 34.1 14.7V26.2", ink, 0.32);
  for (let x = 26.6; x < 34; x += 0.75)
    body += hair(`M${x} ${(14.7 - Math.sqrt(Math.max(0, 15 - (x - 30) ** 2))).toFixed(2)}V26.2`, ink, 0.16);
  for (let k = 0; k < 90; k++) {
    const a = rnd() * 6.283;
    const r = Math.sqrt(rnd()) * 6;
    const x = 44 + Math.cos(a) * r * 1.1;
    const y = 10 + Math.sin(a) * r * 0.8;
    body += hair(`M${x.toFixed(2)} ${y.toFixed(2)}q.4-.7 1 0`, ink, 0.2);
  }
  return body + hair("M44 18.2V11M44 14l2.2-2.4M44 15.5l-2-2", ink, 0.45) + hair("M2 26.7H58M8 28H52", ink, 0.22);
}

export function night(ink: string): string {
  const rnd = random(5);
  let body = `<path d="M33 3A7.5 7.5 0 1 0 38.5 15 9 9 0 0 1 33 3Z" fill="${ink}"/>`;
  for (let k = 0; k < 46; k++)
    body += `<circle cx="${(3 + rnd() * 54).toFixed(2)}" cy="${(1 + rnd() * 17).toFixed(2)}" r="${(0.1 + rnd() * 0.16).toFixed(2)}" fill="${ink}"/>`;
  for (let k = -9; k <= 9; k++)
    body += hair(`M${30 + k * 1.1} ${20.5 + Math.abs(k) * 0.12}Q${30 + k * 1.7} 24 ${30 + k * 3.1} 29.5`, ink, 0.3);
  return body + hair("M4 22.5Q30 18.2 56 22.5", ink, 0.26);
}

export function burst(ink: string): string {
  let body = "";
  for (let k = 0; k < 72; k++) {
    const a = (k / 72) * 2 * Math.PI;
    const reach = 8 + ((k * 29) % 13) * 0.55;
    body += hair(
      `M${30 + Math.cos(a) * 4.2} ${15 + Math.sin(a) * 4.2}L${30 + Math.cos(a) * reach} ${15 + Math.sin(a) * reach}`,
      ink,
      0.2,
    );
    body += `<circle cx="${30 + Math.cos(a) * (reach + 1)}" cy="${15 + Math.sin(a) * (reach + 1)}" r="${0.14 + (k % 3) * 0.07}" fill="${ink}"/>`;
  }
  return body;
}

export function rings(ink: string): string {
  let body = "";
  for (let k = 1; k <= 33; k++) {
    const r = 0.45 * k ** 0.985;
    let d = "";
    for (let i = 0; i <= 120; i++) {
      const a = (i / 120) * 2 * Math.PI;
      const w =
        r * (1 + 0.05 * Math.sin(a * 2 + k * 0.06) + 0.03 * Math.sin(a * 5 + k * 0.21)) + 0.1 * Math.sin(a * 9 + k);
      d += `${i ? "L" : "M"}${(30 + Math.cos(a) * w * 1.05).toFixed(2)} ${(15.5 + Math.sin(a) * w * 0.95).toFixed(2)}`;
    }
    body += hair(d, ink, 0.12 + ((k * 7) % 5) * 0.05);
  }
  return body + hair("M30.5 15.5 46 13.5M30 15 20 2", ink, 0.3);
}
