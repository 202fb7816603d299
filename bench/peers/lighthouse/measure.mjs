/**
 * Measures pages with Lighthouse's mobile preset (simulated slow 4G, 4× CPU): one browser per page load.
 * Addresses come as arguments; one line of JSON per address goes to stdout.
 */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];

for (const url of process.argv.slice(2)) {
  const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH, chromeFlags: flags });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: ["performance"], logLevel: "error" });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? "no result");
    const value = (id) => result.lhr.audits[id].numericValue;
    const measured = {
      lcp: value("largest-contentful-paint"),
      cls: value("cumulative-layout-shift"),
      tbt: value("total-blocking-time"),
    };
    console.log(JSON.stringify({ url, ...measured }));
  } finally {
    await chrome.kill();
  }
}
