"""Lays out the sign-up form as a page in headless Chromium.

    chromium_form.py BROWSER CASES

Each case is a screen in one orientation. It has seven checkpoints: the form at rest, with a keyboard, during three
changes of the keyboard, after them, after a rotation, after the rotation back, and without the keyboard. The script
reads the frames of all views at each checkpoint, and prints their number. It ends all processes and waits for them,
so that the caller sees their processor time.
"""
import os
import pathlib
import sys

from playwright.sync_api import sync_playwright

PAGE = pathlib.Path(__file__).resolve().parent / "form.html"
# The sizes of screens in portrait, in points.
SCREENS = [(320, 480), (320, 568), (375, 667), (414, 736), (375, 812), (414, 896), (390, 844),
           (428, 926), (393, 852), (430, 932), (402, 874), (440, 956), (768, 1024), (834, 1194)]



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
        for number in range(cases):
            width, height = SCREENS[number // 2 % len(SCREENS)]
            count += play(page, *((height, width) if number % 2 else (width, height)))
        browser.close()
    print(count)


main()
