/** The place of what an administrator has opened: the page's own, and that of the bar above it. */
export function takePage(): HTMLElement {
  const place = document.createElement("div");
  place.id = "editor";
  document.getElementById("page")?.remove();
  document.getElementById("admin")?.setAttribute("hidden", "");
  // Before the line that says what is wrong with the connection: the editor's styles hide it where it comes behind.
  document.body.prepend(place);
  return place;
}
