import { expect, test } from "vitest";

import type { Client } from "#schemas/contract/client.ts";
import { samplePage } from "#schemas/page/test-registry.ts";

import { publishedBlocks } from "./published-blocks.ts";

/** The blocks of page 7, and how often it was asked for. */
function blocksOver(answers: readonly (() => unknown)[], revision: () => number | null) {
  const asked: unknown[] = [];
  const call = async (name: string, options: unknown) => {
    asked.push([name, options]);
    return await Promise.resolve(answers[asked.length - 1]?.());
  };
  return { asked, blockOf: publishedBlocks({ call } as unknown as Pick<Client, "call">, { pageId: 7, revision }) };
}

const published = () => ({ layout: { id: 3, document: samplePage() } });

test("blocks are as visitors have them; the page is asked for once, and again when it is published anew", async () => {
  let revision = 1;
  const { asked, blockOf } = blocksOver([published, published], () => revision);
  expect(await Promise.all([blockOf("n1"), blockOf("nobody")])).toEqual([samplePage().blocks["n1"], null]);
  expect(asked).toEqual([["getPage", { params: { id: 7 } }]]);
  revision = 2;
  await blockOf("n1");
  expect(asked).toHaveLength(2);
});

test("what nobody has published has no blocks, and isn't asked for", async () => {
  const { asked, blockOf } = blocksOver([], () => null);
  expect(await blockOf("n1")).toBeNull();
  expect(asked).toEqual([]);
});

test("a page that couldn't be had is asked for again", async () => {
  const fail = () => {
    throw new Error("Nobody there");
  };
  const { blockOf } = blocksOver([fail, published], () => 1);
  await expect(blockOf("n1")).rejects.toThrow("Nobody there");
  expect(await blockOf("n1")).toEqual(samplePage().blocks["n1"]);
});
