import { type StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";

import type { LabelledText } from "#schemas/documents/document.ts";

type Style = Parameters<typeof StyleSheet.create>[0][string];

/** How high an A4 page is, in points, rounded down: what is as high as its room is not broken. */
export const pageHeight = 841;

/** What was to stand on one page doesn't. */
export class SecondPage extends Error {}

/** Ends the setting of a document where its second page begins, by a SecondPage; draws nothing. */
export function OnePage(): ReactNode {
  return (
    <Text
      fixed
      style={{ position: "absolute", left: 0, top: 0, fontSize: 1 }}
      render={({ pageNumber }) => {
        if (pageNumber > 1) throw new SecondPage("It goes on on a second page");
        return "";
      }}
    />
  );
}

/** What is never broken over pages: what is below its height is cut off. Null: it is as high as it is. */
export function CutOff({
  height,
  children,
}: {
  readonly height: number | null;
  readonly children: ReactNode;
}): ReactNode {
  if (height === null) return children;
  return (
    <View style={{ height, overflow: "hidden" }}>
      <View style={{ position: "absolute", left: 0, right: 0, top: 0 }}>{children}</View>
    </View>
  );
}

/** A small heading and its text. */
export function Labelled({
  item,
  label,
  text,
  gap,
}: {
  readonly item: LabelledText;
  readonly label: Style;
  readonly text: Style;
  readonly gap: number;
}): ReactNode {
  return (
    <View style={{ marginBottom: gap }}>
      <Text style={label}>{item.label}</Text>
      <Text style={text}>{item.text}</Text>
    </View>
  );
}

/** Lines of a label and what is said of it, a hairline between each. */
export function Lines({
  items,
  label,
  text,
  rule,
  gap,
}: {
  readonly items: readonly LabelledText[];
  readonly label: Style;
  readonly text: Style;
  readonly rule: string;
  readonly gap: number;
}): ReactNode {
  return items.map((item, index) => (
    <View
      key={index}
      style={{
        flexDirection: "row",
        justifyContent: "space-between",
        gap: 12,
        paddingVertical: gap,
        borderTopWidth: index === 0 ? 0 : 0.5,
        borderTopColor: rule,
      }}
    >
      <Text style={{ ...label, width: "44%" }}>{item.label}</Text>
      <Text style={{ ...text, width: "56%", textAlign: "right" }}>{item.text}</Text>
    </View>
  ));
}
