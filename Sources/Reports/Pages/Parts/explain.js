'use strict';
// Explanations of the frames of views, if a recording has them: see PageExplanations.swift.
const explanationOf = (() => {
  let data;

  /** The lines of the explanation of a view on the screen of a timeline's checkpoint; none without one. */
  return (screen, path) => {
    data ??= JSON.parse(document.getElementById('explanations')?.textContent ?? '{"screens":{}}');
    const figure = screen.closest('.timeline .strip figure');
    const views = data.screens[screen.closest('.timeline')?.id]
      ?.find(one => one.side === figure?.dataset.side && one.step === Number(figure?.dataset.step))?.views ?? [];
    const view = views.map(number => data.views[number]).find(one => one.path === path);
    return view ? view.lines.map(line => data.lines[line]) : [];
  };
})();
