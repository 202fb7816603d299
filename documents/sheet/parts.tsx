import { type StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";

import type { LabelledText } from "#schemas/documents/document.ts";

type Style = Parameters<typeof StyleSheet.create>[0][string];

/** Counts a document's pages, and draws nothing. */
export function PageCount({ onPages }: { readonly onPages: (pages: number) => void }): ReactNode {
  return (
    <Text
      fixed
      style={{ position: "absolute", left: 0, top: 0, fontSize: 1 }}
      render={({ totalPages }) => {
        if (totalPages) onPages(totalPages);
        return "";
      }}
    />
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
