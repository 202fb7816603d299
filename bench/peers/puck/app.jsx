import { Puck } from "@puckeditor/core";
import "@puckeditor/core/puck.css";
import { createRoot } from "react-dom/client";

/** `?count=1000&shape=nested`: so many headings, one below the other or four to a section. */
const asked = new URLSearchParams(location.search);
const count = Number(asked.get("count") ?? 100);

const config = {
  components: {
    Heading: {
      label: "Heading",
      fields: { title: { type: "text" }, eyebrow: { type: "text" } },
      defaultProps: { title: "Heading", eyebrow: "" },
      render: ({ id, title, eyebrow }) => (
        <div data-bench={id}>
          {eyebrow && <p>{eyebrow}</p>}
          <h2>{title}</h2>
        </div>
      ),
    },
    Section: {
      label: "Section",
      fields: { content: { type: "slot" } },
      render: ({ content: Content }) => (
        <section>
          <Content />
        </section>
      ),
    },
  },
};

createRoot(document.getElementById("root")).render(<Puck config={config} data={makeData()} onPublish={() => {}} />);

function makeData() {
  if (asked.get("shape") !== "nested") return { root: { props: {} }, content: headings(0, count) };
  const sections = Math.floor(count / 5);
  const content = Array.from({ length: sections }, (_, index) => ({
    type: "Section",
    props: { id: `s${index}`, content: headings(index * 4, 4) },
  }));
  return { root: { props: {} }, content };
}

function headings(from, many) {
  return Array.from({ length: many }, (_, index) => ({
    type: "Heading",
    props: { id: `x${from + index}`, title: `Title ${from + index}`, eyebrow: `Number ${from + index}` },
  }));
}
