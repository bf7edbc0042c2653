"""Tries in a browser what only a browser can tell of the pages that `scvdb` writes.

The environment says what is tried: SCVDB is the program that makes the pages, CHROMIUM the browser.
"""
import os
import pathlib
import tempfile
import unittest

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from reports import (EXPLAINED_SCENARIO, EXPLAINED_VIEW, HOSTILE, HOSTILE_STEP, SCENARIOS, VIEWS,
                     make_reports)

WIDE = {"width": 1400, "height": 1000}
NARROW = {"width": 380, "height": 800}


def setUpModule():
    global playwright, browser, folder, kept
    kept = tempfile.TemporaryDirectory()
    folder = pathlib.Path(os.environ.get("REPORTS") or kept.name)
    make_reports(os.environ["SCVDB"], folder)
    playwright = sync_playwright().start()
    # A browser that root starts has no sandbox to run in.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=arguments)


def tearDownModule():
    browser.close()
    playwright.stop()
    kept.cleanup()


def serious_violations(page):
    """What axe finds that keeps people from using a page."""
    found = Axe().run(page).response["violations"]
    return [f"{violation['id']}: {violation['nodes'][0]['html'][:200]} "
            f"({violation['nodes'][0].get('failureSummary', '')})"
            for violation in found if violation["impact"] in ("serious", "critical")]


class PageTest(unittest.TestCase):
    """Opens pages from the disk; a message of the console or a request fails any test."""

    def open(self, name, viewport=WIDE, **options):
        context = browser.new_context(viewport=viewport, **options)
        self.addCleanup(context.close)
        context.set_default_timeout(10_000)
        page = context.new_page()
        self.troubles = []
        self.addCleanup(lambda: self.assertEqual(self.troubles, []))
        address = (folder / name).as_uri()
        page.on("console", lambda message: self.troubles.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("dialog", lambda dialog: (self.troubles.append("dialog"), dialog.dismiss()))
        page.on("request", lambda request: request.url.split("#")[0] == address
                or self.troubles.append(f"request: {request.url}"))
        page.goto(address)
        if name == "large.html" and options.get("java_script_enabled", True):
            # The script decompresses the runs first.
            page.wait_for_function("!document.querySelector('.filters').hidden")
        return page

    def first_pair(self, page, text=""):
        """The first finding with a text, with its tools, which are built when it comes into sight."""
        finding = page.locator(".finding:has(.pair)", has_text=text).first
        finding.scroll_into_view_if_needed()
        finding.get_by_role("button", name="Slider").wait_for()
        return finding


class FilterTests(PageTest):
    def shown(self, page):
        return page.locator(".finding:visible").count()

    def test_filter_shows_what_has_the_value_and_says_how_many(self):
        page = self.open("drift.html")
        total = page.locator(".finding").count()
        count = page.locator(".count")
        self.assertEqual(count.get_attribute("aria-live"), "polite")
        self.assertEqual(count.text_content(), f"{total} of {total} findings shown")
        page.locator("select[name=severity]").select_option(label="warning")
        warnings = page.locator(".finding:has(.badge.warning)").count()
        self.assertTrue(0 < warnings < total)
        self.assertEqual(self.shown(page), warnings)
        self.assertEqual(count.text_content(), f"{warnings} of {total} findings shown")
        self.assertFalse(page.get_by_role("heading", name="Notes", exact=True).is_visible())
        page.locator("select[name=class]").select_option(label="safe area")
        safe = page.locator(".finding:has(.badge.warning):has(.label:text-is('safe area'))").count()
        self.assertEqual(self.shown(page), safe)
        page.get_by_role("button", name="Clear").click()
        page.wait_for_function(
            "total => document.querySelector('.count').textContent.startsWith(total + ' of')",
            arg=total)
        self.assertEqual(self.shown(page), total)

    def test_device_and_technique_filter_runs(self):
        page = self.open("report.html")
        total = page.locator("article.run").count()
        page.locator("select[name=device]").select_option(label="iphone-8")
        names = page.locator("article.run:visible h3").all_text_contents()
        self.assertTrue(0 < len(names) < total)
        self.assertTrue(all(" iphone-8 " in name for name in names), names)
        page.locator("select[name=technique]").select_option(label="scrolling-content")
        self.assertEqual(page.locator(".count").text_content(),
                         f"{len(names)} of {total} runs shown")

    def test_wireframe_is_a_toggle_for_all_screens(self):
        page = self.open("recording.html")
        article = page.locator("article.run").first
        article.scroll_into_view_if_needed()
        shown = "[...document.querySelectorAll('.definitions .%s')].some(g => getComputedStyle(g).display != 'none')"
        self.assertTrue(page.evaluate(shown % "look"))
        self.assertFalse(page.evaluate(shown % "outlines"))
        button = page.get_by_role("button", name="Wireframe")
        button.click()
        self.assertEqual(button.get_attribute("aria-pressed"), "true")
        self.assertFalse(page.evaluate(shown % "look"))
        self.assertTrue(page.evaluate(shown % "outlines"))

    def test_first_screen_shows_pictures(self):
        for name in ("recording.html", "large.html"):
            page = self.open(name)
            screen = page.locator(".gallery .screen").first
            screen.wait_for()
            self.assertLess(screen.bounding_box()["y"], WIDE["height"] / 2)
            number = screen.locator("use").get_attribute("href")
            page.wait_for_function("number => document.querySelector(`.definitions ${number} .look`)", arg=number)
            page.locator(".gallery a").first.click()
            run = page.evaluate("location.hash")
            self.assertTrue(page.locator(f"article{run}").is_visible())

    def test_contact_sheets_open(self):
        page = self.open("report.html")
        sheet = page.locator("details.sheet").first
        sheet.locator("summary").click()
        images = sheet.get_by_role("img")
        number = int(sheet.locator("summary .faint").text_content().split()[0])
        self.assertEqual(images.count(), number)
        self.assertTrue(images.first.is_visible())

    def test_settings_are_a_menu(self):
        page = self.open("users.html")
        page.locator("select[name=settings]").select_option(label="accessibilityLarge rightToLeft")
        names = page.locator("article.run:visible h3").all_text_contents()
        self.assertEqual(len(names), 2, names)
        self.assertTrue(all(name.endswith("accessibilityLarge rightToLeft") for name in names), names)

    def test_screens_of_a_large_recording_are_made_where_they_are_seen(self):
        page = self.open("large.html")
        self.assertGreater(page.locator("article.run").count(), 60)
        # The last one of those that are shown at first, behind which others come.
        name = page.locator("article.run").last.get_attribute("id")
        article = page.locator(f"#{name}")
        self.assertEqual(article.locator(".screen").count(), 0)
        article.scroll_into_view_if_needed()
        article.locator(".scrub").wait_for()
        # What comes into sight on the way has another height than was estimated, and moves the article.
        article.locator(".strip").scroll_into_view_if_needed()
        article.locator(".strip .enlarge").first.wait_for()
        number = article.locator(".strip use").first.get_attribute("href")
        self.assertGreater(page.locator(f".definitions {number} .look").count(), 0)
        # The drawing shows the image of the form.
        image = page.locator(f".definitions {number} use[href^='#i']").get_attribute("href")
        self.assertEqual(page.locator(f".definitions image{image}").count(), 1)

    def total(self, page):
        """How many runs there are, of which a part is shown at once."""
        total = int(page.locator(".count").text_content().split()[2])
        self.assertGreater(total, page.locator("article.run").count())
        return total

    def wait_for_number(self, page, selector, number):
        page.wait_for_function("([selector, number]) => document.querySelectorAll(selector).length === number",
                               arg=[selector, number])

    def test_runs_and_pictures_of_a_large_recording_go_on_where_the_last_is_seen(self):
        page = self.open("large.html")
        total = self.total(page)
        page.locator("article.run").last.scroll_into_view_if_needed()
        self.wait_for_number(page, "article.run", total)
        self.assertEqual(page.locator("article.run h3").last.text_content(),
                         "sign-up iphone-xs-max portrait scrolling-content small")
        sheet = page.locator("details.sheet").first
        sheet.locator("summary").click()
        self.assertEqual(int(sheet.locator("summary .faint").text_content().split()[0]), total)
        self.assertLess(sheet.get_by_role("img").count(), total)
        sheet.locator("li").last.scroll_into_view_if_needed()
        self.wait_for_number(page, "details.sheet[open] li", total)
        self.assertEqual(sheet.locator("figcaption").last.text_content(),
                         "iphone-xs-max portrait scrolling-content small")

    def test_filters_choose_among_all_runs_of_a_large_recording(self):
        page = self.open("large.html")
        total = self.total(page)
        page.locator("select[name=settings]").select_option(label="small")
        page.locator("select[name=device]").select_option(label="iphone-xs-max")
        names = page.locator("article.run h3").all_text_contents()
        self.assertEqual(names, [f"sign-up iphone-xs-max {held} scrolling-content small"
                                 for held in ("landscape", "portrait")])
        self.assertEqual(page.locator(".count").text_content(), f"2 of {total} runs shown")
        page.get_by_role("button", name="Clear").click()
        page.wait_for_function(
            "total => document.querySelector('.count').textContent.startsWith(total + ' of')", arg=total)

    def test_keys_and_links_lead_to_runs_that_were_not_shown(self):
        page = self.open("large.html")
        total = self.total(page)
        shown = page.locator("article.run").count()
        page.locator("article.run").last.focus()
        page.keyboard.press("j")
        self.assertEqual(page.evaluate("document.activeElement.id"), f"t{shown + 1}")
        page.keyboard.press("k")
        self.assertEqual(page.evaluate("document.activeElement.id"), f"t{shown}")
        page = self.open("large.html")
        page.evaluate(f"location.hash = '#t{total}'")
        page.locator(f"#t{total} .scrub").wait_for()

    def test_cell_of_the_overview_leads_to_its_findings(self):
        page = self.open("drift.html")
        cell = page.locator(".overview td.warning a").first
        number = int(cell.locator("span").text_content().split()[0])
        cell.click()
        self.assertEqual(self.shown(page), number)
        self.assertNotEqual(page.locator("select[name=device]").input_value(), "")
        self.assertEqual(page.evaluate("document.activeElement.id"), "findings-title")

    def test_filter_answers_at_once_among_five_hundred_findings(self):
        page = self.open("many.html")
        self.assertEqual(page.locator(".finding").count(), SCENARIOS * VIEWS)
        times = page.evaluate("""async () => {
          const painted = () => new Promise(done =>
            requestAnimationFrame(() => requestAnimationFrame(done)));
          const times = [];
          const menu = document.querySelector('select[name=device]');
          for (const value of ['0', '', '1', '']) {
            await painted();
            const start = performance.now();
            menu.value = value;
            menu.dispatchEvent(new Event('change', { bubbles: true }));
            document.body.getBoundingClientRect();
            await painted();
            times.push(performance.now() - start);
          }
          return times;
        }""")
        size = (folder / "many.html").stat().st_size
        print(f"\n500 findings: {size} bytes; a filter is painted after "
              f"{max(times):.0f} ms at most (200 wanted)")
        # A machine that does other work may take longer than the 200 ms that are wanted.
        self.assertLess(max(times), 1000)
        self.assertLess(size, 5_000_000)


class ViewerTests(PageTest):
    """One screen by itself."""

    def open_viewer(self, name="recording.html", **options):
        page = self.open(name, **options)
        article = page.locator("article.run").first
        article.scroll_into_view_if_needed()
        button = article.locator(".strip .enlarge").first
        button.wait_for()
        button.focus()
        page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog")
        dialog.wait_for()
        return page, dialog

    def scale(self, dialog):
        return int(dialog.locator("output").text_content().rstrip("%"))

    def test_screen_is_enlarged_by_keys(self):
        page, dialog = self.open_viewer()
        whole = self.scale(dialog)
        page.keyboard.press("+")
        page.keyboard.press("+")
        self.assertAlmostEqual(self.scale(dialog), whole * 1.25 ** 2, delta=2)
        page.keyboard.press("0")
        self.assertEqual(self.scale(dialog), whole)
        page.keyboard.press("Escape")
        self.assertFalse(dialog.is_visible())
        self.assertIn("enlarge", page.evaluate("document.activeElement.className"))

    def test_view_that_is_clicked_has_its_numbers(self):
        page, dialog = self.open_viewer()
        box = dialog.locator("svg.screen").bounding_box()
        size = dialog.locator("svg.screen").evaluate("svg => svg.viewBox.baseVal.width")
        # The middle of the first field, whose frame its option leads to.
        views = dialog.locator("select")
        views.select_option(index=1)
        x, y, width, height = (float(value) for value in dialog.locator("dd").all_text_contents()[3:])
        scale = box["width"] / size
        page.mouse.click(box["x"] + (x + width / 2) * scale, box["y"] + (y + height / 2) * scale)
        values = dialog.locator("dd").all_text_contents()
        self.assertEqual(len(values), 7)
        left, top, wide, high = (float(value) for value in values[3:])
        self.assertTrue(left <= x + width / 2 <= left + wide and top <= y + height / 2 <= top + high, values)

    def test_views_are_chosen_by_keys(self):
        page, dialog = self.open_viewer()
        dialog.locator("select").focus()
        for _ in range(3):
            page.keyboard.press("ArrowDown")
        self.assertIn("UI", dialog.locator("dd").nth(1).text_content())
        self.assertGreater(dialog.locator(".mark.chosen").bounding_box()["width"], 0)

    def test_axe_finds_nothing_serious(self):
        for scheme in ("light", "dark"):
            page, dialog = self.open_viewer(color_scheme=scheme)
            dialog.locator("select").select_option(index=2)
            self.assertEqual(serious_violations(page), [])


class DrawingTests(PageTest):
    def test_runs_are_laid_over_each_other(self):
        page = self.open("drift.html")
        finding = self.first_pair(page)
        finding.get_by_role("button", name="Overlay").click()
        slider, over = finding.locator("input[type=range]"), finding.locator(".stage .over")
        slider.focus()
        page.keyboard.press("Home")
        self.assertEqual(over.evaluate("over => getComputedStyle(over).opacity"), "0")
        page.keyboard.press("End")
        self.assertEqual(over.evaluate("over => getComputedStyle(over).opacity"), "1")
        finding.get_by_role("button", name="Difference").click()
        self.assertEqual(over.evaluate("over => getComputedStyle(over).mixBlendMode"), "difference")

    def test_slider_moves_and_changes_the_drawing(self):
        page = self.open("drift.html")
        finding = self.first_pair(page)
        finding.get_by_role("button", name="Slider").click()
        stage, slider = finding.locator(".stage"), finding.locator("input[type=range]")
        slider.focus()
        page.keyboard.press("Home")
        after = stage.screenshot()
        self.assertEqual(slider.input_value(), "0")
        page.keyboard.press("End")
        before = stage.screenshot()
        self.assertEqual(slider.input_value(), "100")
        self.assertNotEqual(before, after)
        page.keyboard.press("ArrowLeft")
        self.assertIn("99%", stage.locator(".over").evaluate("over => over.style.clipPath"))
        finding.get_by_role("button", name="Side by side").click()
        self.assertTrue(finding.locator(".pair").is_visible())

    def test_blinking_goes_on_until_it_is_paused(self):
        page = self.open("drift.html")
        finding = self.first_pair(page)
        finding.get_by_role("button", name="Blink").click()
        stage = finding.locator(".stage")
        for shown in ("after", "before"):
            page.wait_for_function(
                "shown => document.querySelector('.stage').dataset.shown === shown", arg=shown)
        finding.get_by_role("button", name="Pause").click()
        still = stage.get_attribute("data-shown")
        page.wait_for_timeout(1200)
        self.assertEqual(stage.get_attribute("data-shown"), still)
        finding.get_by_role("button", name="Swap").click()
        self.assertNotEqual(stage.get_attribute("data-shown"), still)

    def test_nothing_blinks_for_who_wants_less_motion(self):
        page = self.open("drift.html", reduced_motion="reduce")
        finding = self.first_pair(page)
        finding.get_by_role("button", name="Blink").click()
        page.wait_for_timeout(1200)
        self.assertEqual(finding.locator(".stage").get_attribute("data-shown"), "before")
        self.assertTrue(finding.get_by_role("button", name="Play").is_visible())

    def test_the_marked_view_is_drawn(self):
        page = self.open("drift.html")
        finding = self.first_pair(page, "signUp/scrollView: ")
        box = finding.locator(".side .mark").first.bounding_box()
        self.assertGreater(box["width"] * box["height"], 0)


class TimelineTests(PageTest):
    CASE = "sign-up/keyboard iphone-16 landscape scrolling-content"

    def open_timeline(self, page):
        timeline = page.locator(f".timeline:has(h3:text-is('{self.CASE}'))")
        if timeline.evaluate("element => element.localName") == "details":
            timeline.locator("summary").first.click()
        timeline.scroll_into_view_if_needed()
        timeline.locator(".scrub").wait_for()
        return timeline

    def go(self, timeline, time):
        timeline.locator("input[type=range]").evaluate(
            "(range, time) => { range.value = time; range.dispatchEvent(new Event('input')); }",
            time)

    def offset(self, timeline, figure):
        box = timeline.locator(".scrub figure").nth(figure).locator(".viewport").first
        return float(box.get_attribute("viewBox").split()[1])

    def test_drawing_follows_the_time(self):
        page = self.open("drift.html")
        timeline = self.open_timeline(page)
        screens = timeline.locator(".scrub .screens")
        current = timeline.locator(".strip li[aria-current] b").first
        self.assertEqual(current.text_content(), "at rest")
        self.assertEqual(timeline.locator(".scrub .keyboard").count(), 0)
        pictures = [screens.screenshot()]
        # The keyboard is announced at 0, after the checkpoint; the technique acts at 0.1 s. The insets
        # are the heights of the keyboards, 200 and 170, less the 20 points of the home indicator.
        self.go(timeline, 0.11)
        self.assertEqual(timeline.locator(".scrub .keyboard").count(), 2)
        self.assertIn("180 | 150", timeline.locator(".values").text_content())
        pictures.append(screens.screenshot())
        # Both offsets change at 0.72 s: to 135 above the higher keyboard, which has moved the content by
        # 15 before, and to 105 above the one that is 30 points lower.
        self.go(timeline, 0.7)
        start = [self.offset(timeline, figure) for figure in (0, 1)]
        self.go(timeline, 0.75)
        self.assertEqual(current.text_content(), "keyboard up")
        self.assertEqual([self.offset(timeline, 0) - start[0], self.offset(timeline, 1) - start[1]],
                         [135 - 15, 135 - 30])
        pictures.append(screens.screenshot())
        self.assertEqual(len(set(pictures)), 3)

    def test_keys_and_buttons_choose_a_time(self):
        page = self.open("report.html")
        timeline = self.open_timeline(page)
        slider, said = timeline.locator("input[type=range]"), timeline.locator(".tools output")
        slider.focus()
        page.keyboard.press("ArrowRight")
        self.assertEqual(slider.input_value(), "0.01")
        timeline.get_by_role("button", name="Next event").click()
        self.assertEqual(slider.get_attribute("aria-valuetext"), said.text_content())
        self.assertTrue(said.text_content().startswith("0.1 s, since"), said.text_content())
        page.keyboard.press("End")
        timeline.get_by_role("button", name="Previous event").click()
        self.assertGreater(timeline.locator("tr.past").count(), 10)

    def test_link_of_a_finding_opens_its_timeline(self):
        page = self.open("drift.html")
        link = page.locator(".finding a:text-is('timeline')").first
        link.click()
        target = page.locator(link.get_attribute("href"))
        self.assertIsNotNone(target.get_attribute("open"))
        target.locator(".scrub").wait_for()


class ExplanationTests(PageTest):
    """What determined the frame of a view, beside its numbers."""
    CASE = f"{EXPLAINED_SCENARIO} iphone-8 portrait scrolling-content"

    def open_viewer(self, page, checkpoint):
        run = page.locator(f"article.run:has(h3:text-is('{self.CASE}'))")
        run.scroll_into_view_if_needed()
        item = run.locator(f".strip li:has(b:text-is('{checkpoint}'))")
        item.locator(".enlarge").click()
        dialog = page.get_by_role("dialog")
        dialog.wait_for()
        return dialog

    def test_chosen_view_is_explained_as_by_the_command(self):
        page = self.open("explained.html")
        dialog = self.open_viewer(page, "keyboard up")
        lines = dialog.locator(".explanation")
        self.assertFalse(lines.is_visible())
        titles = dialog.locator("select option").all_text_contents()
        index = next(at for at, title in enumerate(titles) if EXPLAINED_VIEW in title)
        dialog.locator("select").select_option(index=index)
        printed = (folder / "explained.txt").read_text().splitlines()
        self.assertEqual(lines.text_content().splitlines(), printed[1:])

    def test_recording_without_explanations_shows_none(self):
        page = self.open("recording.html")
        run = page.locator("article.run").first
        run.scroll_into_view_if_needed()
        run.locator(".strip .enlarge").first.click()
        dialog = page.get_by_role("dialog")
        dialog.locator("select").select_option(index=1)
        self.assertEqual(dialog.locator("dd").count(), 7)
        self.assertFalse(dialog.locator(".explanation").is_visible())

    def test_names_are_text(self):
        page = self.open("explained.html")
        self.assertEqual(page.locator("img").count(), 0)

    def test_axe_finds_nothing_serious(self):
        for scheme in ("light", "dark"):
            page = self.open("explained.html", color_scheme=scheme)
            dialog = self.open_viewer(page, "keyboard up")
            dialog.locator("select").select_option(index=1)
            self.assertTrue(dialog.locator(".explanation").is_visible())
            self.assertEqual(serious_violations(page), [])


class TechniqueTests(PageTest):
    TECHNIQUES = 7

    def test_every_cell_has_words_and_headers(self):
        page = self.open("techniques.html")
        tables = page.locator("table.answers")
        self.assertEqual(tables.count(), 3)
        for table in tables.all():
            rows = table.locator("tbody tr").count()
            self.assertEqual(table.locator("thead th[scope=col]").count(), 1 + self.TECHNIQUES)
            self.assertEqual(table.locator("tbody th[scope=row]").count(), rows)
            words = table.locator("tbody td b").all_text_contents()
            self.assertEqual(len(words), rows * self.TECHNIQUES)
            self.assertTrue(all(words), words)

    def test_row_leads_to_its_screens(self):
        page = self.open("techniques.html")
        link = page.get_by_role("link", name="iphone-8 landscape").first
        link.click()
        target = page.locator(link.get_attribute("href"))
        page.wait_for_function("details => details.open", arg=target.element_handle())
        self.assertTrue(target.locator(".screen").first.is_visible())
        self.assertTrue(target.get_by_text(HOSTILE).first.is_visible())

    def test_wide_table_scrolls_in_its_box_by_keys(self):
        page = self.open("techniques.html", viewport=NARROW)
        box = page.get_by_role("region", name="Focused field visible, by device and technique")
        box.focus()
        page.keyboard.press("ArrowRight")
        page.wait_for_function("box => box.scrollLeft > 0", arg=box.element_handle())

    def test_page_can_be_read_without_scripts(self):
        page = self.open("techniques.html", java_script_enabled=False)
        self.assertEqual(page.locator("table.answers:visible").count(), 3)
        page.locator("details > summary").first.click()
        self.assertTrue(page.locator("details .screen").first.is_visible())


class NameTests(PageTest):
    def test_names_are_text(self):
        for name in ("drift.html", "report.html", "techniques.html"):
            page = self.open(name)
            self.assertEqual(page.locator("script:not([type])").count(), 1)
            self.assertEqual(page.locator("img").count(), 0)
            if name == "techniques.html":
                self.assertIn(HOSTILE, page.locator("main").text_content())
                continue
            self.assertTrue(page.get_by_role("rowheader", name=HOSTILE).is_visible())
            self.assertIn(HOSTILE_STEP, page.locator("main").text_content())


class ReachTests(PageTest):
    """Whether everybody gets at everything."""

    def test_page_can_be_read_without_scripts(self):
        page = self.open("drift.html", java_script_enabled=False)
        for selector in (".finding", ".finding h4"):
            self.assertEqual(page.locator(f"{selector}:visible").count(),
                             page.locator(selector).count())
        pairs = page.locator(".pair")
        self.assertEqual(pairs.first.locator(".screen:visible").count(), 2)
        self.assertFalse(page.locator("form.filters").is_visible())
        self.assertTrue(page.locator("noscript p").is_visible())
        page.locator("details.timeline > summary").first.click()
        self.assertTrue(page.locator("details.timeline .strip .screen").first.is_visible())
        self.assertTrue(page.locator("details.timeline .events").first.is_visible())

    def test_everything_is_reached_by_keys(self):
        page = self.open("drift.html")
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.className"), "skip")
        page.keyboard.press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.id"), "main")
        page.locator("#f1").focus()
        for key, anchor in (("j", "f2"), ("j", "f3"), ("k", "f2")):
            page.keyboard.press(key)
            self.assertEqual(page.evaluate("document.activeElement.id"), anchor)

    def test_nothing_is_wider_than_a_narrow_screen(self):
        for name in ("drift.html", "recording.html", "explained.html", "techniques.html"):
            page = self.open(name, viewport=NARROW)
            width = page.evaluate("document.documentElement.scrollWidth")
            self.assertLessEqual(width, NARROW["width"], name)

    def test_axe_finds_nothing_serious(self):
        for name in ("drift.html", "recording.html", "explained.html", "techniques.html", "users.html",
                     "large.html"):
            for scheme in ("light", "dark"):
                for viewport in (WIDE, NARROW):
                    with self.subTest(page=name, scheme=scheme, width=viewport["width"]):
                        self.check_with_axe(name, scheme, viewport)

    def check_with_axe(self, name, scheme, viewport):
        page = self.open(name, viewport, color_scheme=scheme)
        page.locator(".card:not(.sheet)").first.scroll_into_view_if_needed()
        if page.locator("details.sheet").count() > 0 and name != "large.html":
            page.locator("details.sheet summary").first.click()
        if name == "drift.html":
            self.first_pair(page).get_by_role("button", name="Blink").click()
            page.locator("details.timeline > summary").first.click()
        if name == "techniques.html":
            page.locator("details > summary").first.click()
        else:
            page.locator("article.run, details.timeline").first.scroll_into_view_if_needed()
            page.locator(".scrub").first.wait_for()
            page.locator(".events > summary:visible").first.click()
        self.assertEqual(serious_violations(page), [])


if __name__ == "__main__":
    unittest.main()
