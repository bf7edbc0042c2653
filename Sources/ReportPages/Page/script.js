'use strict';
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const SVG = 'http://www.w3.org/2000/svg';

  /** Makes an element with properties, attributes (of which names have a dash) and content. */
  function make(name, properties = {}, ...content) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
      if (key.includes('-')) element.setAttribute(key, value); else element[key] = value;
    }
    element.append(...content);
    return element;
  }

  // ---- Filters: an item is shown if it has the chosen value of every menu.

  function startFilters(form) {
    const section = form.closest('[data-items]');
    const items = all(section.dataset.items, section).map(element => {
      const tokens = {};
      for (const key of ['device', 'scenario', 'technique', 'settings', 'class', 'severity']) {
        tokens[key] = new Set((element.dataset[key] ?? '').split(' '));
      }
      return { element, tokens };
    });
    const groups = all('.group', section);
    const menus = all('select', form);
    const count = form.querySelector('.count');
    const noun = form.dataset.noun;

    function apply() {
      const wanted = menus.filter(menu => menu.value !== '').map(menu => [menu.name, menu.value]);
      let shown = 0;
      for (const { element, tokens } of items) {
        const isShown = wanted.every(([key, value]) => tokens[key].has(value));
        element.hidden = !isShown;
        if (isShown) shown += 1;
      }
      for (const group of groups) {
        group.hidden = !group.querySelector('article:not([hidden])');
      }
      const total = items.length;
      count.textContent = `${shown} of ${total} ${noun}${total === 1 ? '' : 's'} shown`;
    }

    form.addEventListener('change', apply);
    form.addEventListener('submit', event => event.preventDefault());
    form.addEventListener('reset', () => setTimeout(apply));
    // A browser may have kept what was chosen before the page was reloaded.
    form.reset();
    form.hidden = false;
    apply();

    // A cell of the overview chooses what it is about.
    for (const link of all('.overview a')) {
      link.addEventListener('click', event => {
        event.preventDefault();
        for (const menu of menus) menu.value = link.dataset[menu.name] ?? '';
        apply();
        const title = document.getElementById('findings-title');
        title.scrollIntoView();
        title.focus({ preventScroll: true });
      });
    }

    // Letters act only while the focus is on an item, so that they do not interfere elsewhere.
    section.addEventListener('keydown', event => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches('input, select')) return;
      const step = { j: 1, k: -1 }[event.key];
      const current = event.target.closest('article');
      if (!step || (!current && step < 0)) return;
      const visible = items.map(item => item.element).filter(element => !element.hidden);
      const next = visible[visible.indexOf(current) + step];
      if (next) {
        next.focus();
        event.preventDefault();
      }
    });
  }

  // ---- Before and after: side by side as they are, or laid over each other.

  function startPair(pair) {
    const screens = all('.screen', pair);
    if (screens.length !== 2) return;
    const names = ['before', 'after'];
    const tools = make('div', { className: 'tools', role: 'group', 'aria-label': 'How to show the screens' });
    let stage = null;
    let timer = null;

    const buttons = ['Side by side', 'Slider', 'Blink'].map((text, index) =>
      make('button', { type: 'button', textContent: text, 'aria-pressed': String(index === 0) }));
    const extras = make('span', { className: 'tools' });

    function copy(screen, className) {
      const clone = screen.cloneNode(true);
      // Names of the originals are kept by the originals.
      clone.removeAttribute('aria-labelledby');
      clone.removeAttribute('aria-describedby');
      clone.setAttribute('aria-label', screen.querySelector('title').textContent);
      all('title, desc', clone).forEach(element => element.remove());
      clone.classList.add(className);
      return clone;
    }

    function stop() {
      clearInterval(timer);
      timer = null;
    }

    function lay() {
      stop();
      stage?.remove();
      extras.replaceChildren();
      const [under, over] = [copy(screens[0], 'under'), copy(screens[1], 'over')];
      stage = make('div', { className: 'stage' }, under, over);
      const { width, height } = screens[0].viewBox.baseVal;
      stage.style.width = `min(${width}px, ${42 * width / height}rem)`;
      tools.after(stage);
      pair.hidden = true;
      return [under, over];
    }

    function showPair() {
      stop();
      stage?.remove();
      stage = null;
      extras.replaceChildren();
      pair.hidden = false;
    }

    function showSlider() {
      const [, over] = lay();
      const divider = make('div', { className: 'divider' });
      stage.append(divider);
      const range = make('input', { type: 'range', min: 0, max: 100, value: 50 });
      const move = () => {
        // Left of the line is before, right of it is after.
        over.style.clipPath = `inset(0 0 0 ${range.value}%)`;
        divider.style.left = `${range.value}%`;
        range.setAttribute('aria-valuetext', `${range.value} percent before, the rest after`);
      };
      range.addEventListener('input', move);
      extras.append(make('label', {}, 'before', range, 'after'));
      move();
    }

    function showBlink() {
      const [, over] = lay();
      let shown = 1;
      const state = make('output', {});
      const show = index => {
        shown = index;
        over.style.visibility = index === 1 ? 'visible' : 'hidden';
        state.textContent = names[index];
        stage.dataset.shown = names[index];
      };
      const play = make('button', { type: 'button' });
      const setPlaying = isPlaying => {
        stop();
        if (isPlaying) timer = setInterval(() => show(1 - shown), 800);
        play.textContent = isPlaying ? 'Pause' : 'Play';
        // What changes by itself is not read out each time.
        state.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
      };
      play.addEventListener('click', () => setPlaying(timer === null));
      const swap = make('button', { type: 'button', textContent: 'Swap' });
      swap.addEventListener('click', () => { setPlaying(false); show(1 - shown); });
      extras.append(play, swap, state);
      show(0);
      // Who wants less motion swaps by hand.
      setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    }

    const modes = [showPair, showSlider, showBlink];
    buttons.forEach((button, index) => button.addEventListener('click', () => {
      buttons.forEach(other => other.setAttribute('aria-pressed', String(other === button)));
      modes[index]();
    }));
    tools.append(...buttons, extras);
    pair.before(tools);
  }

  // ---- Timelines: the screen of the checkpoint at a time, with the keyboard and the offsets of it.

  class Track {
    /** One run of a timeline: its checkpoints and what happened, by time. */
    constructor(timeline, side) {
      this.side = side;
      this.checkpoints = all(`.strip figure[data-side="${side}"]`, timeline)
        .map(figure => ({
          item: figure.closest('li'),
          screen: figure.querySelector('.screen'),
          time: Number(figure.closest('li').dataset.time),
          step: Number(figure.dataset.step),
        }))
        .filter(checkpoint => checkpoint.screen);
      this.rows = all('.events tr[data-time]', timeline)
        .filter(row => row.classList.contains(side) || row.classList.contains('both'))
        .map(row => ({ ...row.dataset, time: Number(row.dataset.time), step: Number(row.dataset.step) }));
      this.properties = new Map();
      for (const row of this.rows.filter(row => row.kind)) {
        const key = `${row.view} ${row.name}`;
        if (!this.properties.has(key)) this.properties.set(key, row.from);
      }
      this.figure = make('figure', {}, make('figcaption', { textContent: side === 'run' ? 'at this time' : side }));
    }

    /** The last checkpoint at or before a time, else the first. */
    checkpointAt(time) {
      const past = this.checkpoints.filter(checkpoint => checkpoint.time <= time);
      return past.at(-1) ?? this.checkpoints[0];
    }

    show(time) {
      const checkpoint = this.checkpointAt(time);
      if (!checkpoint) return null;
      if (this.shown !== checkpoint) {
        this.shown = checkpoint;
        this.screen?.remove();
        this.screen = this.copy(checkpoint.screen);
        this.figure.append(this.screen);
      }
      // Just when it was recorded, the screen is as it was recorded.
      const since = checkpoint.time < time
        ? this.rows.filter(row => row.step > checkpoint.step && row.time <= time) : [];
      this.scroll(since);
      this.moveKeyboard(since);
      return checkpoint;
    }

    copy(screen) {
      const number = screen.querySelector('use').getAttribute('href').slice(1);
      const drawing = document.getElementById(number).cloneNode(true);
      drawing.removeAttribute('id');
      const clone = screen.cloneNode(false);
      clone.removeAttribute('aria-labelledby');
      clone.removeAttribute('aria-describedby');
      clone.setAttribute('aria-label', screen.querySelector('title').textContent);
      clone.append(drawing);
      this.viewports = all('.viewport', drawing).map(element => {
        const thumbs = [];
        for (let next = element.nextElementSibling; next?.matches('.thumb'); next = next.nextElementSibling) thumbs.push(next);
        return {
          element, thumbs,
          box: element.getAttribute('viewBox').split(' ').map(Number),
          offset: element.dataset.offset.split(' ').map(Number),
        };
      });
      this.keyboard = drawing.querySelector('.keyboard');
      this.keyboardFrame = this.keyboard
        ? ['x', 'y', 'width', 'height'].map(name => this.keyboard.getAttribute(name)) : null;
      return clone;
    }

    scroll(rows) {
      for (const { element, thumbs, box, offset } of this.viewports) {
        const scrolls = rows.filter(row => row.kind === 'scroll' && row.view === element.dataset.view);
        const travel = ['x', 'y'].map((axis, index) => {
          const last = scrolls.filter(row => row.name === `contentOffset.${axis}`).at(-1);
          return last ? Number(last.to) - offset[index] : 0;
        });
        element.setAttribute('viewBox', `${box[0] + travel[0]} ${box[1] + travel[1]} ${box[2]} ${box[3]}`);
        for (const thumb of thumbs) {
          const [width, height] = ['width', 'height'].map(name => Number(thumb.getAttribute(name)));
          const isVertical = height > width;
          const by = isVertical ? travel[1] * height / box[3] : travel[0] * width / box[2];
          thumb.setAttribute('transform', isVertical ? `translate(0 ${by})` : `translate(${by} 0)`);
        }
      }
    }

    moveKeyboard(rows) {
      const last = rows.filter(row => row.keyboard).at(-1);
      const frame = last ? last.keyboard.split(' ') : this.keyboardFrame;
      if (!this.keyboard && frame) {
        this.keyboard = document.createElementNS(SVG, 'svg');
        const keys = document.createElementNS(SVG, 'rect');
        this.keyboard.setAttribute('class', 'keyboard');
        keys.setAttribute('class', 'keys');
        keys.setAttribute('width', '100%');
        keys.setAttribute('height', '100%');
        this.keyboard.append(keys);
        this.screen.append(this.keyboard);
      }
      if (!this.keyboard) return;
      this.keyboard.setAttribute('visibility', frame ? 'visible' : 'hidden');
      if (frame) ['x', 'y', 'width', 'height'].forEach((name, index) => this.keyboard.setAttribute(name, frame[index]));
    }

    /** The value that each property has at a time. */
    valuesAt(time) {
      const values = new Map(this.properties);
      const checkpoint = this.checkpointAt(time);
      for (const row of this.rows.filter(row => row.kind && row.time <= time)) {
        if (checkpoint?.time === time && row.step > checkpoint.step) continue;
        values.set(`${row.view} ${row.name}`, row.to);
      }
      return values;
    }
  }

  function startTimeline(timeline) {
    const sides = [...new Set(all('.strip figure', timeline).map(figure => figure.dataset.side))];
    const tracks = sides.map(side => new Track(timeline, side)).filter(track => track.checkpoints.length > 0);
    const rows = all('.events tr[data-time]', timeline);
    const end = Number(timeline.dataset.end);
    const title = timeline.querySelector('h3').textContent;
    const stops = [...new Set([0, end, ...rows.map(row => Number(row.dataset.time)),
      ...all('.strip li', timeline).map(item => Number(item.dataset.time))])].sort((a, b) => a - b);
    const range = make('input', { type: 'range', min: 0, max: end, step: 0.01, value: 0, 'aria-label': `Time in ${title}` });
    const time = make('output', {});
    const values = make('dl', { className: 'values' });
    const cursors = all('.tracks svg', timeline).map(svg => {
      const cursor = document.createElementNS(SVG, 'path');
      cursor.setAttribute('class', 'cursor');
      svg.append(cursor);
      return cursor;
    });

    let now = 0;
    function show(moment) {
      now = Math.min(Math.max(moment, 0), end);
      const checkpoints = tracks.map(track => track.show(now));
      for (const item of all('.strip li', timeline)) {
        if (checkpoints.some(checkpoint => checkpoint?.item === item)) item.setAttribute('aria-current', 'true');
        else item.removeAttribute('aria-current');
      }
      for (const row of rows) row.classList.toggle('past', Number(row.dataset.time) <= now);
      const x = Math.round(now / end * 1000);
      for (const cursor of cursors) cursor.setAttribute('d', `M${x} 0v10`);
      const name = checkpoints[0] ? checkpoints[0].item.querySelector('b').textContent : 'no checkpoint';
      const isEarly = checkpoints[0] && checkpoints[0].time > now;
      time.textContent = `${Number(now.toFixed(3))} s, ${isEarly ? 'before' : 'since'} “${name}”`;
      range.setAttribute('aria-valuetext', time.textContent);
      showValues();
    }

    function showValues() {
      const perTrack = tracks.map(track => track.valuesAt(now));
      const keys = [...new Set(perTrack.flatMap(map => [...map.keys()]))];
      values.replaceChildren(...keys.flatMap(key => {
        const numbers = perTrack.map(map => map.get(key) ?? '–');
        const isSame = numbers.every(number => number === numbers[0]);
        return [make('dt', { textContent: key }), make('dd', { textContent: isSame ? numbers[0] : numbers.join(' | ') })];
      }));
    }

    // A slider announces its value itself; after a button the time has to be announced.
    function go(moment) {
      time.setAttribute('aria-live', 'polite');
      range.value = moment;
      show(moment);
    }

    const previous = make('button', { type: 'button', textContent: 'Previous event' });
    const next = make('button', { type: 'button', textContent: 'Next event' });
    previous.addEventListener('click', () => go(stops.filter(stop => stop < now - 1e-9).at(-1) ?? 0));
    next.addEventListener('click', () => go(stops.find(stop => stop > now + 1e-9) ?? end));
    range.addEventListener('input', () => {
      time.setAttribute('aria-live', 'off');
      show(Number(range.value));
    });
    const scrub = make('div', { className: 'scrub' },
      make('div', { className: 'tools' }, previous, next, time),
      make('div', { className: 'screens' }, ...tracks.map(track => track.figure), values));
    // Below the tracks, and as long as they are.
    timeline.querySelector('.tracks').append(make('span', { textContent: 'Time' }), range);
    (timeline.querySelector('.legend') ?? timeline.querySelector('.tracks')).after(scrub);
    show(0);
  }

  // ---- What is built is built when it comes into sight.

  function whenSeen(elements, start) {
    const observer = new IntersectionObserver(entries => {
      for (const entry of entries.filter(entry => entry.isIntersecting)) {
        observer.unobserve(entry.target);
        start(entry.target);
      }
    }, { rootMargin: '300px' });
    elements.forEach(element => observer.observe(element));
  }

  // ---- Screens as they look, or as outlines with names.

  for (const button of all('button.wireframe')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const isPressed = document.documentElement.classList.toggle('wireframe');
      button.setAttribute('aria-pressed', String(isPressed));
    });
  }

  all('.filters').forEach(startFilters);
  whenSeen(all('.pair'), startPair);
  for (const details of all('details.timeline')) {
    details.addEventListener('toggle', () => startTimeline(details), { once: true });
  }
  whenSeen(all('article.timeline'), startTimeline);

  // A link to a timeline opens it.
  function openTarget() {
    const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) {
      target.open = true;
      target.scrollIntoView();
    }
  }
  addEventListener('hashchange', openTarget);
  openTarget();
})();
