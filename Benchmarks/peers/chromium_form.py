"""Lays out the sign-up form as a page in headless Chromium.

    chromium_form.py BROWSER CASES

Each case is a screen in one orientation. It has seven checkpoints: the form at rest, with a keyboard, during three
changes of the keyboard, after them, after a rotation, after the rotation back, and without the keyboard. The script
reads the frames of all views at each checkpoint. It prints the number of frames and the processor seconds of all its
processes, without the start of the browser and the first cases.
"""
import os
import pathlib
import sys

from playwright.sync_api import sync_playwright

PAGE = pathlib.Path(__file__).resolve().parent / "form.html"
# The sizes of screens in portrait, in points.
SCREENS = [(320, 480), (320, 568), (375, 667), (414, 736), (375, 812), (414, 896), (390, 844),
           (428, 926), (393, 852), (430, 932), (402, 874), (440, 956), (768, 1024), (834, 1194)]
# The cases before the measured ones. They fill the caches of the browser.
WARM_UP = 20


def parent_and_ticks(process):
    """The parent of a process, and the processor time of the process and of children that it waited for, in ticks."""
    # The name of the program is in parentheses and may contain spaces; the state follows it.
    fields = (process / "stat").read_text().rpartition(")")[2].split()
    return int(fields[1]), sum(map(int, fields[11:15]))


def processor_seconds():
    """The processor time of this process and all processes below it.

    The times of waited-for children are not enough: the browser does not wait for processes that draw its pages.
    """
    processes = {}
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            processes[int(process.name)] = parent_and_ticks(process)
        except (FileNotFoundError, ProcessLookupError):
            continue
    ours, found = {os.getpid()}, 0
    while len(ours) > found:
        found = len(ours)
        ours |= {number for number, (parent, _) in processes.items() if parent in ours}
    return sum(processes[number][1] for number in ours) / os.sysconf("SC_CLK_TCK")


def play(page, width, height):
    """Runs one case; returns the number of frames."""
    count = 0

    def resize(size):
        page.set_viewport_size({"width": size[0], "height": size[1]})

    def checkpoint(*keyboards):
        nonlocal count
        for keyboard in keyboards:
            page.evaluate("leaveRoom", keyboard)
        count += len(page.evaluate("frames()"))

    resize((width, height))
    checkpoint(0)
    page.focus("#password")
    checkpoint(260)
    checkpoint(0, 216, 260)
    checkpoint(260)
    resize((height, width))
    checkpoint(200)
    resize((width, height))
    checkpoint(260)
    page.evaluate("document.activeElement.blur()")
    checkpoint(0)
    return count


def main():
    browser_path, cases = sys.argv[1], int(sys.argv[2])
    # A browser that root starts cannot use its sandbox.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=arguments)
        page = browser.new_page()
        page.goto(PAGE.as_uri())
        count = 0
        for number in range(WARM_UP + cases):
            if number == WARM_UP:
                count, start = 0, processor_seconds()
            width, height = SCREENS[number // 2 % len(SCREENS)]
            count += play(page, *((height, width) if number % 2 else (width, height)))
        seconds = processor_seconds() - start
        browser.close()
    print(count, seconds)


main()
