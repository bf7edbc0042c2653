"""Makes the pages that the tests open, of recordings of this repository's own scenarios."""
import contextlib
import json
import pathlib
import re
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# The name of a scenario, which comes after all others; a file's name has no slash.
HOSTILE = "z/<script>alert(1)<b onclick=alert(2)>"
# The name of a checkpoint, which has no slash either.
HOSTILE_STEP = "<img src=x onerror=alert(3)>&lt;b&gt;{{script}}"

# A view that is explained, and a scenario that has it.
EXPLAINED_SCENARIO, EXPLAINED_VIEW = "sign-up/keyboard", "emailField"

# The heights of the keyboard before the change that drift.html shows.
OTHER_KEYBOARD = "{ portrait: 240, landscape: 200 }"

SCENARIOS = 20
VIEWS = 25


@contextlib.contextmanager
def other_keyboard(*scenarios):
    """Gives scenarios a keyboard of another height for a while."""
    texts = [scenario.read_text() for scenario in scenarios]
    for scenario, text in zip(scenarios, texts):
        scenario.write_text(f"{text}simulation: {{ keyboardHeights: {OTHER_KEYBOARD} }}\n")
    yield
    for scenario, text in zip(scenarios, texts):
        scenario.write_text(text)


def make_reports(scvdb, folder):
    """Writes drift.html, report.html, recording.html, explained.html, techniques.html, many.html, users.html and
    large.html into a folder, and what `scvdb explain` prints of a view."""
    def run(*arguments, statuses=(0,)):
        ended = subprocess.run([scvdb, *arguments], cwd=folder, capture_output=True, text=True)
        if ended.returncode not in statuses:
            raise SystemExit(f"scvdb {arguments} ended with {ended.returncode}:\n{ended.stderr}")
        return ended.stdout

    shutil.copytree(ROOT / "Baselines", folder / "Baselines",
                    ignore=lambda _, names: [name for name in names if name.endswith(".txt")])
    add_hostile_scenario(folder / "Baselines")
    # A broken invariant ends a recording with 1.
    with other_keyboard(folder / "Baselines/sign-up/keyboard.yaml",
                        folder / f"Baselines/{HOSTILE}.yaml"):
        run("record", "--label", "before", statuses=(1,))
    run("record", "--label", "after", statuses=(1,))
    run("diff", "label:before", "label:after", "--format", "html", "--output", "drift.html",
        statuses=(1,))
    run("report", "--output", "report.html")
    run("report", "1.1.0", "--device", "iphone-8", "--output", "recording.html")
    stage = ("--device", "iphone-8", "--orientation", "portrait")
    run("record", "--explain", *stage, "--db", "explained.sqlite", statuses=(1,))
    run("report", "--db", "explained.sqlite", "--output", "explained.html")
    (folder / "explained.txt").write_text(
        run("explain", EXPLAINED_SCENARIO, EXPLAINED_VIEW, "--at", "keyboard up", *stage))
    # Of one device only, so that the table has the screens of several scenarios in a row.
    run("compare", "Baselines", "--device", "iphone-8", "--format", "html",
        "--output", "techniques.html")
    for name, matrix in (("users", "devices: [iphone-8], textSizes: [large, accessibilityLarge], "
                                   "directions: [leftToRight, rightToLeft]"),
                         ("large", "devices: all, textSizes: [small, large, extraLarge]")):
        add_matrix(folder / name, matrix)
        add_logo(folder / name)
        run("record", "--baselines", name, "--db", f"{name}.sqlite", statuses=(0, 1))
        run("report", "--baselines", name, "--db", f"{name}.sqlite", "--output", f"{name}.html")
    for label, is_moved in (("before", False), ("after", True)):
        add_many_scenarios(folder / label, is_moved)
        run("record", "--baselines", label, "--label", label, "--db", "many.sqlite")
    run("diff", "label:before", "label:after", "--db", "many.sqlite", "--baselines", "before",
        "--format", "html", "--output", "many.html", statuses=(1,))


def add_hostile_scenario(folder):
    """Lays a scenario whose names would act as markup, and in which something does not hold."""
    (folder / "z").mkdir()
    shutil.copy(folder / "sign-up" / "SignUp.storyboard", folder / "z")
    text = (folder / "sign-up" / "keyboard.yaml").read_text()
    text = text.replace("0.12 s after focus", f"'{HOSTILE_STEP}'")
    broken = "logInButton.window.maxY <= createButton.window.minY"
    text = re.sub(r"^invariants: .*$", f"invariants: [{broken}]", text, flags=re.MULTILINE)
    (folder / f"{HOSTILE}.yaml").write_text(text)


def add_matrix(folder, matrix):
    """Lays the sign-up form with another matrix."""
    folder.mkdir()
    shutil.copy(ROOT / "Baselines" / "sign-up" / "SignUp.storyboard", folder)
    text = (ROOT / "Baselines" / "sign-up" / "keyboard.yaml").read_text()
    text = re.sub(r"^matrix:\n(  .*\n)*", f"matrix: {{ {matrix} }}\n", text, flags=re.MULTILINE)
    (folder / "sign-up.yaml").write_text(text)


def add_logo(folder):
    """Lays the image of the sign-up form, a red square."""
    images = folder / "Assets.xcassets" / "Logo.imageset"
    images.mkdir(parents=True)
    (images / "logo.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'
                                     '<rect width="9" height="9" fill="red"/></svg>')
    (images / "Contents.json").write_text('{"images": [{"filename": "logo.svg"}]}')


def add_many_scenarios(folder, is_moved):
    """Lays scenarios whose views stand on their own; moved, no two go the same way, so that
    each is a finding."""
    folder.mkdir(exist_ok=True)
    for number in range(SCENARIOS):
        views = [{
            "name": f"view{number}x{index}",
            "class": "UITextField",
            "constraints": [
                {"firstAttribute": "leading", "secondItem": "view", "constant": 20},
                {"firstAttribute": "top", "secondItem": "view",
                 "constant": 22 * index + (1 + index if is_moved else 0)},
                {"firstAttribute": "width", "constant": 200},
                {"firstAttribute": "height", "constant": 20},
            ],
        } for index in range(VIEWS)]
        scenario = {
            "screens": {"many": {"view": {"subviews": views}}},
            "technique": "none",
            "matrix": {"devices": ["iphone-xs" if number % 2 else "iphone-8"],
                       "orientations": ["portrait"]},
            "steps": [{"checkpoint": "at rest"}],
        }
        (folder / f"many-{number}.json").write_text(json.dumps(scenario))
