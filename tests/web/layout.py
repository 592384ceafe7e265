"""What is wrong with the layout of a page, part by part from top to bottom."""

# It scrolls, or parts lie on each other or outside. `names` are selectors, in the order of the page.
FAULTS = """(names) => {
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  const parts = names.flatMap((each) => [...document.querySelectorAll(each)]);
  const boxes = parts.map((each) => each.getBoundingClientRect());
  const found = scrollHeight > innerHeight || scrollWidth > innerWidth ? [`the page scrolls: ${scrollWidth} x ${scrollHeight}`] : [];
  boxes.forEach((box, index) => {
    const name = parts[index].className;
    if (box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) found.push(`${name} is outside`);
    if (index && box.top < boxes[index - 1].bottom - 1) found.push(`${name} lies on ${parts[index - 1].className}`);
  });
  return found;
}"""
