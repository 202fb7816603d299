import { chromium } from "playwright";
import { readFileSync } from "node:fs";
const [out, ...files] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: "/usr/lib/chromium/chromium", args: ["--no-sandbox"] });
const page = await b.newPage({ viewport: { width: 2200, height: 1500 } });
const h = process.env.H ?? "1450";
await page.setContent(
  `<body style="margin:0;display:flex;gap:16px;background:#888;align-items:flex-start">${files.map((f) => `<div style="max-height:${h}px;overflow:hidden;flex:none"><img style="${process.env.ZOOM ? `width:${process.env.ZOOM}px` : ""}" src="data:image/png;base64,${readFileSync("/work/shots/after/chk/" + f + ".png").toString("base64")}"></div>`).join("")}</body>`,
);
await page.waitForTimeout(200);
await page.screenshot({ path: out, clip: { x: 0, y: 0, width: Number(process.env.WW ?? 2050), height: Number(h) } });
await b.close();
