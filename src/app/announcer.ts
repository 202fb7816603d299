const hidden = "position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";

/** Makes the node, outside #page, that tells screen readers which page is shown now. */
export function createAnnouncer(): (text: string) => void {
  const node = document.createElement("p");
  node.id = "announcer";
  node.role = "status";
  node.style.cssText = hidden;
  document.body.append(node);
  return (text) => {
    node.textContent = text;
  };
}
