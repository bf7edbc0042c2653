'use strict';
(async () => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const SVG = 'http://www.w3.org/2000/svg';
  const escaped = text => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

  // ---- Compressed JSON of a large page: see StoredContent.swift.

  /** The JSON in an element, which is compressed by gzip, in Base64. */
  function inflated(element) {
    const text = atob(element.textContent);
    const bytes = new Uint8Array(text.length);
    // A function for each byte would take most of the time.
    for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).json();
  }

  const storage = document.getElementById('stored');
  if (storage && !window.DecompressionStream) {
    const textContent = 'This browser cannot decompress the runs of this page (DecompressionStream).';
    document.getElementById('main').prepend(make('p', { className: 'remark', textContent }));
  }
  const stored = storage ? await inflated(storage) : { drawings: [], parts: [] };
  const definitions = document.querySelector('.definitions defs');

  /** The drawings of a large page: numbered elements, and parts shared by reference. */
  const kept = {
    /** The markup of a keyboard or an image by its ids; an image also has the id of its mask. */
    get parts() {
      this.allParts ??= new Map(stored.parts.flatMap(({ ids, markup }) => ids.map(id => [id, markup])));
      return this.allParts;
    },

    /** The markup of a drawing by its name. */
    drawing(name) {
      const drawing = stored.drawings[Number(name.slice(1)) - 1];
      if (!drawing) return null;
      const elements = drawing.elements.map(number => stored.elements[number]).join('');
      return `<g id="${name}" font-size="${drawing.letter}" data-views="${drawing.views}">${elements}</g>`;
    },

    /** Makes a drawing with its referenced parts. */
    define(name) {
      const markup = this.drawing(name);
      if (!markup) return;
      for (const [, reference] of markup.matchAll(/(?: href="|url\()#([^")]+)/g)) {
        const part = this.parts.get(reference);
        if (part && !document.getElementById(reference)) definitions.insertAdjacentHTML('beforeend', part);
      }
      definitions.insertAdjacentHTML('beforeend', markup);
    },
  };

  /** The drawing that a screen shows by reference; it is made at its first use. */
  function drawingOf(screen) {
    const id = screen.querySelector('use').getAttribute('href').slice(1);
    if (!document.getElementById(id)) kept.define(id);
    return document.getElementById(id);
  }

  /** The runs of a large page: lines of markup, and the numbers of each run's lines. */
  class KeptRuns {
    /** The number of articles, and of pictures of a contact sheet, that are made at once. */
    static STEP = 300;

    constructor(section) {
      this.runs = stored.cases.map(({ tokens, plan, drawings, variant }, index) => {
        const [device, scenario, technique, settings] = tokens;
        const { kinds } = stored.plans[plan];
        return {
          device, scenario, technique, settings, class: kinds, plan: stored.plans[plan], drawings,
          variant: escaped(variant), anchor: `t${index + 1}`,
        };
      });
      this.articles = new Map();
      this.list = make('div');
      section.append(this.list);
    }

    /** Lines by their numbers, with the names of a run in place of signs. */
    markup(numbers, run) {
      const names = {
        '\u0001': () => `${this.chosen('scenario', run)} ${run.variant}`, '\u0002': () => run.anchor,
        // Only the full name of a case says that it has no technique.
        '\u0003': () => this.chosen('technique', run) === 'none' ? run.variant.replace(' none', '') : run.variant,
        '\u000b': () => this.chosen('scenario', run), '\u0004': () => run.device, '\u0005': () => run.scenario, '\u0006': () => run.technique, '\u0007': () => run.settings,
      };
      return numbers.map(number => stored.lines[number]).join('\n')
        .replace(/[\u0001-\u0007\u000b]/g, sign => names[sign]())
        .replace(/\u0008(\d+);/g, (_, index) => run.drawings[index]);
    }

    /** The name of a run's filter value, as markup. */
    chosen(key, run) {
      this.options ??= new Map();
      const name = `select[name=${key}] option[value="${run[key]}"]`;
      if (!this.options.has(name)) {
        this.options.set(name, escaped(document.querySelector(name).textContent));
      }
      return this.options.get(name);
    }

    article(run) {
      if (!this.articles.has(run)) {
        const template = make('template');
        template.innerHTML = this.markup(run.plan.article, run);
        const article = document.importNode(template.content.firstElementChild, true);
        this.articles.set(run, article);
        if (article.matches('.timeline')) {
          whenSeen([article], () => {
            article.insertAdjacentHTML('beforeend', this.markup(run.plan.timeline, run));
            whenSeen(all('.screen', article), startScreen);
            startTimeline(article);
          });
        }
      }
      return this.articles.get(run);
    }

    get total() { return this.runs.length; }

    /** Shows the runs with the chosen values in batches; the next batch follows when the last run is visible. */
    show(wanted) {
      const words = JSON.stringify(wanted);
      if (words === this.wanted) return this.shown.length;
      this.wanted = words;
      this.shown = this.runs.filter(run => wanted.every(([key, value]) => run[key].split(' ').includes(value)));
      this.list.replaceChildren();
      this.showMore();
      return this.shown.length;
    }

    showMore() {
      const start = this.list.children.length;
      const added = this.shown.slice(start, start + KeptRuns.STEP).map(run => this.article(run));
      this.list.append(...added);
      if (start + added.length === this.shown.length) return;
      const shown = this.shown;
      // Unless other runs have been chosen meanwhile, or these have been shown for a key.
      whenSeen([added.at(-1)], last => {
        if (this.shown === shown && this.list.lastElementChild === last) this.showMore();
      });
    }

    /** The article a number of places behind another, or the first one; nothing at either end. */
    neighbor(article, step) {
      const index = [...this.list.children].indexOf(article) + step;
      if (index >= this.list.children.length && index < this.shown.length) this.showMore();
      return this.list.children[index];
    }

    /** Shows the articles up to one that a link leads to. */
    reveal(anchor) {
      const index = this.shown.findIndex(run => run.anchor === anchor);
      while (this.list.children.length <= index) this.showMore();
      return index < 0 ? null : this.list.children[index];
    }

    /** Shows the first picture of each scenario. */
    showGallery(list) {
      for (const run of stored.gallery.map(index => this.runs[index])) {
        list.insertAdjacentHTML('beforeend', this.markup(run.plan.gallery, run));
      }
      whenSeen(all('.screen', list), startScreen);
    }

    /** Shows the pictures of a sheet in batches; the next batch follows when the last picture is visible. */
    showSheet(sheet) {
      const checkpoint = Number(sheet.dataset.checkpoint);
      const pictures = this.runs.filter(run => run.scenario === sheet.dataset.scenario)
        .map(run => ({ run, picture: run.plan.pictures.find(picture => picture.checkpoint === checkpoint) }))
        .filter(({ picture }) => picture);
      const list = make('ul');
      const showMore = () => {
        const start = list.children.length;
        list.insertAdjacentHTML('beforeend', pictures.slice(start, start + KeptRuns.STEP)
          .map(({ run, picture }) => this.markup(picture.lines, run)).join('\n'));
        whenSeen([...list.children].slice(start).map(item => item.querySelector('.screen')), startScreen);
        if (list.children.length < pictures.length) whenSeen([list.lastElementChild], showMore);
      };
      sheet.append(list);
      showMore();
    }
  }

  /** The items of a small page: all of them are in the document. */
  class ShownItems {
    constructor(section) {
      this.items = all(section.dataset.items, section).map(element => {
        const tokens = {};
        for (const key of ['device', 'scenario', 'technique', 'settings', 'class', 'severity']) {
          tokens[key] = new Set((element.dataset[key] ?? '').split(' '));
        }
        return { element, tokens };
      });
      this.groups = all('.group', section);
    }

    get total() { return this.items.length; }

    /** Shows the items that have the chosen values, and hides all others. */
    show(wanted) {
      let shown = 0;
      for (const { element, tokens } of this.items) {
        const isShown = wanted.every(([key, value]) => tokens[key].has(value));
        element.hidden = !isShown;
        if (isShown) shown += 1;
      }
      for (const group of this.groups) {
        group.hidden = !group.querySelector('article:not([hidden])');
      }
      return shown;
    }

    /** The item a number of places behind another among those that are shown, or the first one. */
    neighbor(article, step) {
      const visible = this.items.map(item => item.element).filter(element => !element.hidden);
      return visible[visible.indexOf(article) + step];
    }
  }

  let keptRuns = null;

  /** Makes an element with properties, attributes (names with a dash) and content. */
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
    if (section.dataset.kept) keptRuns = new KeptRuns(section);
    const items = keptRuns ?? new ShownItems(section);
    const menus = all('select', form);
    const count = form.querySelector('.count');
    const noun = form.dataset.noun;

    function apply() {
      const wanted = menus.filter(menu => menu.value !== '').map(menu => [menu.name, menu.value]);
      const shown = items.show(wanted);
      const { total } = items;
      count.textContent = `${shown} of ${total} ${noun}${total === 1 ? '' : 's'} shown`;
    }

    form.addEventListener('change', apply);
    form.addEventListener('submit', event => event.preventDefault());
    form.addEventListener('reset', () => setTimeout(apply));
    // A browser may restore the choice from before a reload.
    form.reset();
    form.hidden = false;
    apply();

    // A cell of the overview chooses its scenario and device.
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
      const next = items.neighbor(current, step);
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

    const buttons = ['Side by side', 'Slider', 'Overlay', 'Difference', 'Blink'].map((text, index) =>
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

    function showOverlay() {
      const [, over] = lay();
      const range = make('input', { type: 'range', min: 0, max: 100, value: 50 });
      const fade = () => {
        over.style.opacity = range.value / 100;
        range.setAttribute('aria-valuetext', `after, ${range.value} percent opaque over before`);
      };
      range.addEventListener('input', fade);
      extras.append(make('label', {}, 'before', range, 'after'));
      fade();
    }

    // Equal pixels are black.
    function showDifference() {
      const [, over] = lay();
      over.style.mixBlendMode = 'difference';
      extras.append(make('span', { className: 'faint', textContent: 'black where both are alike' }));
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
        // Screen readers do not read automatic changes.
        state.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
      };
      play.addEventListener('click', () => setPlaying(timer === null));
      const swap = make('button', { type: 'button', textContent: 'Swap' });
      swap.addEventListener('click', () => { setPlaying(false); show(1 - shown); });
      extras.append(play, swap, state);
      show(0);
      // With reduced motion, users swap by hand.
      setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    }

    const modes = [showPair, showSlider, showOverlay, showDifference, showBlink];
    buttons.forEach((button, index) => button.addEventListener('click', () => {
      buttons.forEach(other => other.setAttribute('aria-pressed', String(other === button)));
      modes[index]();
    }));
    tools.append(...buttons, extras);
    pair.before(tools);
  }

  // ---- One screen by itself: at any size, with the numbers of its views.

  const viewNames = () => {
    viewNames.lines ??= document.getElementById('views').textContent.split('\n');
    return viewNames.lines;
  };

  /** The visible views of a screen, from back to front, each with its frame in the window. */
  function viewsOf(screen) {
    const drawing = drawingOf(screen);
    const numbers = (drawing.dataset.views ?? '').split(' ').filter(Boolean);
    const frames = all('rect.view', drawing);
    return numbers.map(Number).map((number, index) => ({
      title: viewNames()[3 * number],
      kind: viewNames()[3 * number + 1],
      path: viewNames()[3 * number + 2],
      frame: ['x', 'y', 'width', 'height'].map(name => Number(frames[index].getAttribute(name))),
    }));
  }

  class Viewer {
    /** The dialog that shows one screen at a time. */
    constructor() {
      const button = (text, act) => {
        const made = make('button', { type: 'button', textContent: text });
        made.addEventListener('click', act);
        return made;
      };
      this.title = make('h2', { id: 'viewer-title' });
      this.scale = make('output', { 'aria-live': 'polite' });
      this.canvas = make('div', { className: 'canvas', tabIndex: 0, role: 'region', 'aria-label': 'Screen' });
      this.list = make('select', { size: 12, 'aria-label': 'Views' });
      this.numbers = make('dl', { className: 'values', 'aria-live': 'polite' });
      this.explanation = make('pre', { className: 'explanation', tabIndex: 0, role: 'region', 'aria-label': 'What determined the frame' });
      this.dialog = make('dialog', { className: 'viewer', 'aria-labelledby': 'viewer-title' }, this.title,
        make('div', { className: 'tools' }, button('Smaller', () => this.zoom(1 / 1.25)), button('Larger', () => this.zoom(1.25)),
          button('Fit', () => this.fit()), this.scale, button('Close', () => this.dialog.close())),
        make('div', { className: 'body' }, this.canvas, make('div', { className: 'views' },
          make('p', { className: 'hint', textContent: 'Click a view of the screen, or choose it here.' }), this.list, this.numbers, this.explanation)));
      this.list.addEventListener('change', () => this.choose(this.list.selectedIndex));
      this.canvas.addEventListener('click', event => this.chooseAt(event));
      this.dialog.addEventListener('keydown', event => {
        const act = { '+': () => this.zoom(1.25), '-': () => this.zoom(1 / 1.25), '0': () => this.fit() }[event.key];
        if (act && !event.target.matches('select')) { act(); event.preventDefault(); }
      });
      document.body.append(this.dialog);
    }

    open(screen) {
      this.screen = screen;
      this.views = viewsOf(screen);
      this.title.textContent = screen.querySelector('title')?.textContent ?? screen.getAttribute('aria-label');
      this.svg = screen.cloneNode(true);
      for (const name of ['aria-labelledby', 'aria-describedby']) this.svg.removeAttribute(name);
      all('title, desc', this.svg).forEach(element => element.remove());
      this.svg.setAttribute('aria-label', this.title.textContent);
      this.mark = document.createElementNS(SVG, 'rect');
      this.mark.setAttribute('class', 'mark chosen');
      this.svg.append(this.mark);
      this.canvas.replaceChildren(this.svg);
      this.list.replaceChildren(...this.views.map(view => make('option', { textContent: view.title })));
      this.numbers.replaceChildren();
      this.explanation.hidden = true;
      this.dialog.showModal();
      this.fit();
    }

    zoom(factor) { this.resize(Math.min(8, Math.max(0.1, this.size * factor))); }

    fit() {
      const { width, height } = this.svg.viewBox.baseVal;
      this.resize(Math.min((this.canvas.clientWidth - 2) / width, (this.canvas.clientHeight - 2) / height));
    }

    resize(size) {
      this.size = size;
      const { width, height } = this.svg.viewBox.baseVal;
      this.svg.style.width = `${width * size}px`;
      this.svg.style.height = `${height * size}px`;
      this.scale.textContent = `${Math.round(size * 100)}%`;
    }

    /** Chooses the view in front at a point; once more, the one behind it. */
    chooseAt(event) {
      const matrix = this.svg.getScreenCTM();
      if (!matrix) return;
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      const hits = this.views.map((view, index) => ({ frame: view.frame, index })).reverse()
        .filter(({ frame: [x, y, width, height] }) => x <= point.x && point.x < x + width && y <= point.y && point.y < y + height)
        .map(hit => hit.index);
      if (hits.length > 0) this.choose(hits[(hits.indexOf(this.list.selectedIndex) + 1) % hits.length]);
    }

    choose(index) {
      const view = this.views[index];
      if (!view) return;
      this.list.selectedIndex = index;
      const [x, y, width, height] = view.frame;
      ['x', 'y', 'width', 'height'].forEach((name, at) => this.mark.setAttribute(name, view.frame[at]));
      const rows = { View: view.title, Class: view.kind, Path: view.path, x, y, width, height };
      this.numbers.replaceChildren(...Object.entries(rows).flatMap(([name, value]) =>
        [make('dt', { textContent: name }), make('dd', { textContent: value })]));
      const lines = explanationOf(this.screen, view.path);
      this.explanation.hidden = lines.length === 0;
      this.explanation.textContent = lines.join('\n');
    }
  }

  let viewer = null;

  /** Gives a screen a button that opens it by itself; a click on it does the same. */
  function startScreen(screen) {
    drawingOf(screen);
    const name = screen.querySelector('title')?.textContent ?? screen.getAttribute('aria-label');
    const open = () => { viewer ??= new Viewer(); viewer.open(screen); };
    const button = make('button', { type: 'button', className: 'enlarge', textContent: 'Enlarge', 'aria-label': `Enlarge ${name}` });
    button.addEventListener('click', open);
    screen.addEventListener('click', open);
    screen.after(button);
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
      const drawing = drawingOf(screen).cloneNode(true);
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
      this.shownKeyboard = drawing.querySelector('.shown-keyboard');
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

    /** Moves the keyboard with its keys; one that no checkpoint shows has the keys of another that is as large. */
    moveShownKeyboard(frame) {
      if (!frame) { this.shownKeyboard?.setAttribute('visibility', 'hidden'); return; }
      const isAsLarge = use => {
        const known = use.dataset.frame.split(' ');
        return known[2] === frame[2] && known[3] === frame[3];
      };
      if (!this.shownKeyboard || !isAsLarge(this.shownKeyboard)) {
        const other = this.checkpoints.map(({ screen }) => drawingOf(screen).querySelector('.shown-keyboard'))
          .find(use => use && isAsLarge(use));
        this.shownKeyboard?.setAttribute('visibility', 'hidden');
        if (!other) return;
        this.shownKeyboard = other.cloneNode(true);
        this.shownKeyboard.classList.add('look');
        this.screen.append(this.shownKeyboard);
      }
      const known = this.shownKeyboard.dataset.frame.split(' ').map(Number);
      this.shownKeyboard.setAttribute('visibility', 'visible');
      this.shownKeyboard.setAttribute('transform', `translate(${frame[0] - known[0]} ${frame[1] - known[1]})`);
    }

    moveKeyboard(rows) {
      const last = rows.filter(row => row.keyboard).at(-1);
      const frame = last ? last.keyboard.split(' ') : this.keyboardFrame;
      const hasLook = this.screen.querySelector('.look') !== null;
      if (hasLook) this.moveShownKeyboard(frame);
      if (!this.keyboard && frame) {
        this.keyboard = document.createElementNS(SVG, 'svg');
        const keys = document.createElementNS(SVG, 'rect');
        this.keyboard.setAttribute('class', hasLook ? 'keyboard outlines' : 'keyboard');
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

  // ---- Elements are built when they become visible.

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

  whenSeen(all('.screen'), startScreen);
  all('.filters').forEach(startFilters);
  for (const list of all('.gallery')) if (list.dataset.kept) keptRuns.showGallery(list);
  whenSeen(all('.pair'), startPair);
  for (const details of all('details.sheet')) {
    if (details.dataset.checkpoint) {
      details.addEventListener('toggle', () => keptRuns.showSheet(details), { once: true });
    }
  }
  for (const details of all('details.timeline')) {
    details.addEventListener('toggle', () => startTimeline(details), { once: true });
  }
  if (!keptRuns) whenSeen(all('article.timeline'), startTimeline);

  // A link to a timeline opens it.
  function openTarget() {
    const name = location.hash.slice(1);
    const target = name && document.getElementById(name);
    if (target instanceof HTMLDetailsElement) {
      target.open = true;
      target.scrollIntoView();
    } else if (name && !target) {
      keptRuns?.reveal(name)?.scrollIntoView();
    }
  }
  addEventListener('hashchange', openTarget);
  openTarget();
})();
