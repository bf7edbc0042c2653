"""Prints the figures as a table, and checks the targets."""
import struct

PROGRAMS = ("ours", "kiwi", "HiGHS")


class Figures:
    """The medians and checksums by program, system, size and operation."""

    def __init__(self):
        self.medians, self.checksums = {}, {}

    def read(self, program, output):
        for line in output.splitlines():
            name, size, operation, median, _, _, checksum = line.split(",")
            key = program, name, int(size), operation
            self.medians[key] = min(float(median), self.medians.get(key, float("inf")))
            self.checksums[key] = float(checksum)

    def __getitem__(self, key):
        return self.medians.get(key)

    def cases(self):
        """Each system, size and operation of ours, in the order of measurement."""
        return [key[1:] for key in self.medians if key[0] == "ours"]

    def peer(self, program, name, size, operation):
        """The figure of another program that an operation of ours is compared with.

        kiwi always reads every value, so ours is compared with that if it reads only what changed.
        """
        return self[program, name, size, operation.removesuffix("_changes")]

    def is_wrong(self, name, size, operation):
        """Whether another program has a different checksum."""
        ours = self.checksums["ours", name, size, operation]
        others = [self.checksums.get((program, name, size, operation.removesuffix("_changes")))
                  for program in PROGRAMS[1:]]
        return any(abs(ours - other) > 1e-6 * abs(other) for other in others if other is not None)


def agree(one, other):
    """Whether two lists of values, as bits, are equal to a millionth."""
    def numbers(text):
        return [struct.unpack(">d", bytes.fromhex(word.zfill(16)))[0] for word in text.split()]
    pairs = list(zip(numbers(one), numbers(other), strict=True))
    return all(abs(a - b) <= 1e-6 * max(1, abs(a)) for a, b in pairs)


def shown(nanoseconds):
    for unit, factor in (("s", 1e9), ("ms", 1e6), ("µs", 1e3)):
        if nanoseconds >= factor:
            return f"{nanoseconds / factor:.3g} {unit}"
    return f"{nanoseconds:.0f} ns"


def print_table(figures, given_up, time_box):
    print(f"{'system':9}{'size':>5}  {'operation':15}{'ours':>9}{'kiwi':>10}{'ratio':>10}"
          f"{'HiGHS':>9}{'ratio':>10}")
    for name, size, operation in figures.cases():
        ours = figures["ours", name, size, operation]
        line = f"{name:9}{size:5}  {operation:15}{shown(ours):>9}"
        for program, width in (("kiwi", 10), ("HiGHS", 9)):
            other = figures.peer(program, name, size, operation)
            if other is not None:
                line += f"{shown(other):>{width}}{other / ours:10.1f}"
            elif (program, name, size) in given_up and operation == "build":
                line += f"{f'> {time_box} s':>{width}}{'':10}"
            else:
                line += " " * (width + 10)
        print(line.rstrip() + ("  WRONG" if figures.is_wrong(name, size, operation) else ""))


def targets(figures):
    """Each measured target: its name, the figure and the limit."""
    def build(program, name, size):
        return figures[program, name, size, "build"]

    def ratio(text, one, other, limit):
        if one is not None and other is not None:
            yield text, one / other, limit

    form = build("ours", "form", 100)
    yield from ratio("form 100, build against kiwi", form, build("kiwi", "form", 100), 1 / 20)
    yield from ratio("form 100, build against HiGHS", form, build("HiGHS", "form", 100), 1)
    yield from ratio("form 1000, build against HiGHS", build("ours", "form", 1000),
                     build("HiGHS", "form", 1000), 1.5)
    yield from ratio("form 100, 40 devices turned both ways, against a build",
                     figures["ours", "form", 100, "forks"], form, 3)
    for name in ("siblings", "islands", "chain", "nested"):
        small, large = (build("ours", name, size) for size in (100, 1000))
        yield from ratio(f"{name}, build time per view at size 1000 against 100",
                         large and large / 10, small, 1.3)
    edits, toggles = [], []
    for name, size, operation in figures.cases():
        ours = figures["ours", name, size, operation]
        kiwi = figures.peer("kiwi", name, size, operation)
        if operation.endswith("_changes") and operation.startswith("edit") and kiwi:
            edits.append((ours / kiwi, f"{name} {size} {operation}"))
        if operation in ("toggle", "toggle_changes"):
            edit = figures["ours", name, size, operation.replace("toggle", "edit_0")]
            toggles.append((ours / edit, f"{name} {size}"))
    for what, ratios, limit in (("edit that reads changes, against kiwi's edit that reads all", edits, 1),
                                ("replacement against an edit", toggles, 10)):
        if ratios:
            yield f"{what}, worst of {len(ratios)} ({max(ratios)[1]})", max(ratios)[0], limit


def print_verdict(figures, problems):
    """Prints the targets with their results, and returns the exit status."""
    problems = problems + [f"{name} {size} {operation}: wrong"
                           for name, size, operation in figures.cases()
                           if figures.is_wrong(name, size, operation)]
    print()
    for problem in problems:
        print(f"WRONG   {problem}")
    if not problems:
        print("right   all checksums; twenty processes and five orders give the same answers")
    has_missed = False
    for text, figure, limit in targets(figures):
        is_met = figure <= limit
        has_missed = has_missed or not is_met
        print(f"{'met' if is_met else 'MISSED':8}{text}: {figure:.3g}, at most {limit:.3g}")
    return 1 if problems or has_missed else 0
