import { type Device, devices, deviceWidths } from "#schemas/page/visibility.ts";

const { tablet, computer } = deviceWidths;

/** Asked of the page, as everything in it asks: on the canvas it is as wide as somebody chose. */
const widths: Readonly<Record<Device, string>> = {
  phone: `(max-width:${tablet - 0.02}px)`,
  tablet: `(min-width:${tablet}px) and (max-width:${computer - 0.02}px)`,
  computer: `(min-width:${computer}px)`,
};

/** [PV6] The rules that leave blocks out on some devices, by their ids; empty where none is. They are there for nobody: not read, not reached. */
export function deviceSheet(blocks: Iterable<{ readonly id: string; readonly hiddenOn: readonly Device[] }>): string {
  const all = [...blocks];
  return devices
    .map((device) => {
      const hidden = all.filter(({ hiddenOn }) => hiddenOn.includes(device)).map(({ id }) => `[data-id="${id}"]`);
      return hidden.length === 0 ? "" : `@container page ${widths[device]}{${hidden.join()}{display:none!important}}`;
    })
    .join("");
}
