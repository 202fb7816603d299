import type { figureCalls } from "#schemas/contract/calls/figures.ts";
import { dayOf } from "#schemas/paris-day.ts";
import { ok } from "#schemas/result.ts";
import { now } from "#server/db/context.ts";
import { fileAnswer } from "#server/http/api/download.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { exportGoods, exportTotals } from "./export/read.ts";
import { readDayClose, readFigures, readSoldGoods } from "./read.ts";
import { dayIn, periodIn } from "./rules.ts";

const mime = "text/csv; charset=utf-8";

export const figureHandlers: HandlersOf<typeof figureCalls> = {
  readFigures: async ({ asked, locale }) => {
    const chosen = periodIn(asked, dayOf(now()));
    return chosen.ok ? ok(await readFigures(chosen.value, locale)) : chosen;
  },
  readSoldGoods: async ({ asked, locale }) => {
    const chosen = periodIn(asked, dayOf(now()));
    return chosen.ok ? ok(await readSoldGoods(chosen.value, locale)) : chosen;
  },
  readDayClose: async ({ asked }) => {
    const day = dayIn(asked, dayOf(now()));
    return day.ok ? ok(await readDayClose(day.value)) : day;
  },
  exportDailyTotals: async ({ asked }) => {
    const chosen = periodIn(asked, dayOf(now()));
    if (!chosen.ok) return chosen;
    const { period } = chosen.value;
    return fileAnswer({ name: `totals-${period.from}-${period.to}.csv`, mime, parts: exportTotals(period) });
  },
  exportSoldGoods: async ({ asked, locale }) => {
    const chosen = periodIn(asked, dayOf(now()));
    if (!chosen.ok) return chosen;
    const { period, goods } = await readSoldGoods(chosen.value, locale);
    return fileAnswer({ name: `sold-${period.from}-${period.to}.csv`, mime, parts: exportGoods(goods) });
  },
};
