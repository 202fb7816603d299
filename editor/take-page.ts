/** The place of what an administrator has opened: the page's own, and that of the bar above it. */
export function takePage(): HTMLElement {
  const place = document.createElement("div");
  place.id = "editor";
  document.getElementById("page")?.remove();
  document.getElementById("admin")?.setAttribute("hidden", "");
  document.body.append(place);
  return place;
}
