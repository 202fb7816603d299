/**
 * Measures pages with Lighthouse's mobile preset (simulated slow 4G, 4× CPU): one browser per page load.
 * Addresses come as arguments; one line of JSON per address goes to stdout.
 */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** A browser sometimes records no trace that begins with the navigation, and Lighthouse asks to be run again. */
const mostTries = 4;

for (const url of process.argv.slice(2)) console.log(JSON.stringify({ url, ...(await measure(url)) }));

async function measure(url, tries = 1) {
  const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH, chromeFlags: flags });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: ["performance"], logLevel: "error" });
    const error = result ? result.lhr.runtimeError : { code: "NO_RESULT", message: "Lighthouse gave no result" };
    if (!error) return vitals(result.lhr.audits);
    if (tries === mostTries) throw new Error(`${error.message} (${tries} times)`);
    console.error(`Lighthouse is run again: ${error.code}`);
  } finally {
    await chrome.kill();
  }
  return await measure(url, tries + 1);
}

function vitals(audits) {
  const value = (id) => audits[id].numericValue;
  return {
    lcp: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    tbt: value("total-blocking-time"),
  };
}
