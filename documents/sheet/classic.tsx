import { Document, Image, Page, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";

import { mixed, readable } from "../colours.ts";
import { CutOff, Labelled, Lines, OnePage, pageHeight } from "./parts.tsx";
import type { SheetProps } from "./set-sheet.tsx";

/** Above and below what is told, in points. */
const [top, bottom] = [42, 92];

/** The bottle beside its story, on the estate's ground; hairlines, and one colour. */
export function Classic({ content, assets, fit: { scale, isCutOff } }: SheetProps): ReactNode {
  const { look, title, author, language } = content;
  const picture = content.picture === null ? undefined : assets.pictures[content.picture];
  const ink = readable(look.ink, look.ground);
  const accent = readable(look.accent, look.ground);
  const rule = mixed(look.ground, ink, 0.22);
  const soft = mixed(ink, look.ground, 0.25);
  const at = (points: number) => points * scale;
  const text = { fontSize: at(10), lineHeight: 1.4, color: ink };
  const label = {
    ...{ fontSize: at(7.5), letterSpacing: 0.4, textTransform: "uppercase" as const, color: accent },
    ...{ fontWeight: 700 as const, marginBottom: at(3), lineHeight: 1.2 },
  };
  const small = { fontSize: Math.max(7, at(8)), lineHeight: 1.4, color: soft };
  return (
    <Document
      title={title}
      author={author}
      language={language}
      creator={author}
      producer="Cellardoor"
      creationDate={new Date(content.madeAt)}
    >
      <Page
        size="A4"
        style={{
          backgroundColor: look.ground,
          fontFamily: [...assets.text],
          paddingTop: top,
          paddingBottom: bottom,
          paddingHorizontal: 48,
        }}
      >
        <OnePage />
        <CutOff height={isCutOff ? pageHeight - top - bottom : null}>
          <Text
            style={{
              fontSize: 9,
              letterSpacing: 0.5,
              textTransform: "uppercase",
              color: accent,
              textAlign: "center",
              lineHeight: 1.3,
            }}
          >
            {content.estate}
          </Text>
          <View style={{ height: 0.5, backgroundColor: rule, marginTop: 14, marginBottom: at(30) }} />
          <View style={{ flexDirection: "row", gap: 34 }}>
            {picture && (
              <View style={{ width: 120 + 18 * scale, alignItems: "center" }}>
                <Image
                  src={{ data: Buffer.from(picture.bytes), format: "png" }}
                  style={{ ...within(picture, 120 + 18 * scale, 430 * Math.max(1, scale)) }}
                />
              </View>
            )}
            <View style={{ flex: 1 }}>
              {content.eyebrow !== "" && <Text style={label}>{content.eyebrow}</Text>}
              <Text
                style={{
                  fontFamily: [...assets.title],
                  fontSize: at(nameSize(content.name)),
                  lineHeight: 1.08,
                  color: ink,
                }}
              >
                {content.name}
              </Text>
              {content.form !== "" && (
                <Text style={{ fontSize: at(12), color: soft, marginTop: at(6) }}>{content.form}</Text>
              )}
              {content.summary !== "" && (
                <Text style={{ ...text, fontSize: at(11.5), lineHeight: 1.45, marginTop: at(14) }}>
                  {content.summary}
                </Text>
              )}
              {content.facts.length > 0 && (
                <View
                  style={{
                    flexDirection: "row",
                    flexWrap: "wrap",
                    marginTop: at(18),
                    paddingVertical: at(10),
                    borderTopWidth: 0.5,
                    borderBottomWidth: 0.5,
                    borderColor: rule,
                  }}
                >
                  {content.facts.map((fact, index) => (
                    <View
                      key={index}
                      style={{
                        width: `${100 / Math.min(3, content.facts.length)}%`,
                        paddingRight: 8,
                        paddingVertical: at(3),
                      }}
                    >
                      <Text style={label}>{fact.label}</Text>
                      <Text style={{ ...text, fontSize: at(11), lineHeight: 1.25 }}>{fact.text}</Text>
                    </View>
                  ))}
                </View>
              )}
              <View style={{ marginTop: at(18) }}>
                {content.sections.map((item, index) => (
                  <Labelled key={index} item={item} label={label} text={text} gap={at(11)} />
                ))}
                {content.pairings && <Labelled item={content.pairings} label={label} text={text} gap={at(11)} />}
                {content.awards && <Labelled item={content.awards} label={label} text={text} gap={at(11)} />}
              </View>
              {content.features.length > 0 && (
                <View style={{ marginTop: at(2), borderTopWidth: 0.5, borderTopColor: rule, paddingTop: at(4) }}>
                  <Lines
                    items={content.features}
                    label={{ ...small, color: soft }}
                    text={{ ...small, color: ink }}
                    rule={rule}
                    gap={at(2.5)}
                  />
                </View>
              )}
            </View>
          </View>
          {content.nutrition && (
            <View style={{ marginTop: at(16) }}>
              <Labelled item={content.nutrition} label={label} text={small} gap={0} />
            </View>
          )}
        </CutOff>
        <View
          fixed
          style={{
            position: "absolute",
            left: 48,
            right: 48,
            bottom: 30,
            borderTopWidth: 0.5,
            borderTopColor: rule,
            paddingTop: 10,
          }}
        >
          <Text
            style={{
              fontSize: 8,
              lineHeight: 1.4,
              color: soft,
              textAlign: "center",
              maxLines: 2,
              textOverflow: "ellipsis",
            }}
          >
            {content.contact}
          </Text>
          <Text
            style={{
              fontSize: 8,
              lineHeight: 1.4,
              color: ink,
              textAlign: "center",
              marginTop: 2,
              maxLines: 2,
              textOverflow: "ellipsis",
            }}
          >
            {content.alcoholMessage}
          </Text>
        </View>
      </Page>
    </Document>
  );
}

/** The size of a picture that is wholly seen in a room, in points. */
export function within(
  { width, height }: { readonly width: number; readonly height: number },
  most: number,
  tall: number,
) {
  const factor = Math.min(most / width, tall / height);
  return { width: width * factor, height: height * factor };
}

/** A long name is set smaller than a short one. */
export function nameSize(name: string): number {
  if (name.length <= 18) return 40;
  return name.length <= 40 ? 31 : 22;
}
