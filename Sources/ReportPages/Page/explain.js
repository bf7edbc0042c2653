// A click on a view of a recorded screen, or a choice from a list, shows what determined its frame.
(() => {
  const source = document.getElementById('explanations');
  if (!source) return;
  let data;

  /** The front view at a point of the window; the last one in order lies over the others. */
  function viewAt(screen, x, y) {
    return screen.views.findLast(number => {
      const [left, top, width, height] = data.views[number].frame;
      return x >= left && x < left + width && y >= top && y < top + height;
    });
  }

  function start(timeline) {
    data ??= JSON.parse(source.textContent);
    const screens = (data.screens[timeline.id] ?? []).map(screen => ({
      ...screen,
      drawing: timeline.querySelector(
        `.strip figure[data-side="${screen.side}"][data-step="${screen.step}"] .screen`),
    }));
    if (screens.length === 0) return;

    const select = document.createElement('select');
    const lines = document.createElement('pre');
    const mark = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    mark.setAttribute('class', 'mark large');
    select.append(new Option('Choose a view, or click it on its screen', ''));
    screens.forEach((screen, index) => {
      const group = document.createElement('optgroup');
      group.label = screen.side === 'run' ? screen.checkpoint : `${screen.side}, ${screen.checkpoint}`;
      for (const number of screen.views) {
        group.append(new Option(data.views[number].title, `${index} ${number}`));
      }
      select.append(group);
    });

    function show() {
      mark.remove();
      lines.hidden = select.value === '';
      if (lines.hidden) return;
      const [index, number] = select.value.split(' ').map(Number);
      const view = data.views[number];
      lines.textContent = view.lines.map(line => data.lines[line]).join('\n');
      if (view.frame.length === 0) return;
      ['x', 'y', 'width', 'height'].forEach((name, side) => mark.setAttribute(name, view.frame[side]));
      screens[index].drawing?.append(mark);
    }

    screens.forEach((screen, index) => {
      screen.drawing?.classList.add('explained');
      screen.drawing?.addEventListener('click', event => {
        const matrix = screen.drawing.getScreenCTM().inverse();
        const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
        const number = viewAt(screen, x, y);
        select.value = number === undefined ? '' : `${index} ${number}`;
        show();
      });
    });
    select.addEventListener('change', show);
    lines.tabIndex = 0;
    lines.setAttribute('role', 'region');
    lines.setAttribute('aria-label', 'What determined the frame');
    lines.setAttribute('aria-live', 'polite');
    lines.hidden = true;
    const label = document.createElement('label');
    label.append('Why is it there? ', select);
    const box = document.createElement('div');
    box.className = 'explanation';
    box.append(label, lines);
    timeline.querySelector('.strip').after(box);
  }

  for (const timeline of document.querySelectorAll('.timeline')) {
    timeline.addEventListener('unpack', () => start(timeline), { once: true });
  }
})();
