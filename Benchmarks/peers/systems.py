#!/usr/bin/env python3
"""Prints constraint systems that look like layouts, as text for every runner.

    systems.py [--shuffle SEED] NAME SIZE

Each line is a record with fields separated by spaces:

    system NAME SIZE
    var INDEX NAME
    con OP STRENGTH CONSTANT COUNT  VARIABLE COEFFICIENT ...     sum + constant OP 0
    edit VARIABLE STRENGTH INITIAL                               variable == initial, optional
    script EDIT VALUE ...                                        values for one edit, in turn
    toggle CONSTRAINT CONSTANT                                   replaced by one with this constant
    window EDIT EDIT                                             width and height, which may swap

Every system has exactly one best solution, for any order of its constraints.
"""
import random
import sys

REQUIRED = 1_001_001_000

# The widths and heights for a window, in both directions.
WIDTHS = [320 + i * 37 % 111 for i in range(40)]
HEIGHTS = [844 - i * 29 % 337 for i in range(40)]


def strength(priority):
    """A priority; one point at a priority outweighs several points at the next lower one."""
    if priority >= 1000:
        return REQUIRED
    if priority >= 750:
        return 1_000_000
    if priority >= 500:
        return 10_000
    return priority - 150 if priority >= 250 else 1


class Box:
    """The four variables of a view: left, top, width and height."""

    def __init__(self, system, name):
        self.l, self.t, self.w, self.h = (system.variable(f"{name}.{part}") for part in "ltwh")
        system.add({self.w: 1}, ">=", 0)
        system.add({self.h: 1}, ">=", 0)


class System:
    def __init__(self, name, size):
        self.name, self.size = name, size
        self.variables, self.constraints, self.edits, self.scripts = [], [], [], []
        self.toggled = None
        self.can_turn = False

    def variable(self, name):
        self.variables.append(name)
        return len(self.variables) - 1

    def add(self, terms, relation, bound, priority=1000):
        """Adds a relation between the sum of the terms and a bound."""
        self.constraints.append((relation, strength(priority), -bound, list(terms.items())))
        return len(self.constraints) - 1

    def edit(self, variable, initial, values, weight=100_000_000):
        self.edits.append((variable, weight, initial))
        self.scripts.append(values)

    def root(self, wider=0, higher=0):
        root = Box(self, "root")
        self.add({root.l: 1}, "==", 0)
        self.add({root.t: 1}, "==", 0)
        self.edit(root.w, wider + 390, [wider + width for width in WIDTHS])
        self.edit(root.h, higher + 844, [higher + height for height in HEIGHTS])
        return root

    def leading(self, a, b, gap):
        return self.add({a.l: 1, b.l: -1}, "==", gap)

    def trailing(self, a, b, gap):
        return self.add({a.l: 1, a.w: 1, b.l: -1, b.w: -1}, "==", -gap)

    def top(self, a, b, gap):
        return self.add({a.t: 1, b.t: -1}, "==", gap)

    def bottom(self, a, b, gap):
        return self.add({a.t: 1, a.h: 1, b.t: -1, b.h: -1}, "==", -gap)

    def after(self, a, b, gap):
        return self.add({a.l: 1, b.l: -1, b.w: -1}, "==", gap)

    def below(self, a, b, gap):
        return self.add({a.t: 1, b.t: -1, b.h: -1}, "==", gap)

    def center_y(self, a, b):
        return self.add({a.t: 1, a.h: 0.5, b.t: -1, b.h: -0.5}, "==", 0)

    def equal(self, one, other):
        return self.add({one: 1, other: -1}, "==", 0)

    def content_size(self, a, width, height, hugging, resistance):
        for variable, length in ((a.w, width), (a.h, height)):
            self.add({variable: 1}, "<=", length, hugging)
            self.add({variable: 1}, ">=", length, resistance)

    def toggle_if(self, condition, constraint):
        if condition:
            self.toggled = constraint

    def shuffle(self, seed):
        order = list(range(len(self.constraints)))
        random.Random(seed).shuffle(order)
        self.constraints = [self.constraints[index] for index in order]
        self.toggled = order.index(self.toggled)

    def lines(self):
        yield f"system {self.name} {self.size}"
        for index, name in enumerate(self.variables):
            yield f"var {index} {name}"
        for relation, weight, constant, terms in self.constraints:
            shown = " ".join(f"{variable} {factor!r}" for variable, factor in terms)
            yield f"con {relation} {weight} {constant!r} {len(terms)}  {shown}"
        for variable, weight, initial in self.edits:
            yield f"edit {variable} {weight} {initial}"
        for index, values in enumerate(self.scripts):
            yield f"script {index} " + " ".join(map(str, values))
        yield f"toggle {self.toggled} {self.constraints[self.toggled][2] - 3!r}"
        if self.can_turn:
            yield "window 0 1"


def form(system, size):
    """Rows of a label and a field in the content of a scroll view."""
    root, content = system.root(), Box(system, "content")
    system.can_turn = True
    system.leading(content, root, 0)
    system.top(content, root, 0)
    system.equal(content.w, root.w)
    above = None
    for i in range(size):
        row, label, field = (Box(system, f"{name}{i}") for name in ("row", "label", "field"))
        system.leading(row, content, 16)
        system.trailing(row, content, 16)
        gap = system.below(row, above, 8) if above else system.top(row, content, 16)
        system.toggle_if(i == size // 2, gap)
        system.add({row.h: 1}, ">=", 44)
        system.add({row.h: 1}, "==", 44, 200)
        system.leading(label, row, 0)
        system.center_y(label, row)
        system.content_size(label, 60 + i * 13 % 60, 20, 251, 750)
        system.after(field, label, 8)
        system.trailing(field, row, 0)
        system.center_y(field, row)
        system.add({field.h: 1}, "==", 34, 500)
        system.add({row.h: 1, field.h: -1}, ">=", 10)
        if i == 0:
            system.edit(field.h, 34, [34 + i * 7 % 60 for i in range(40)], 50_000_000)
        above = row
    system.bottom(above, content, 16)


def chain(system, size):
    """Views side by side with equal widths; each width depends on all others."""
    root = system.root(wider=10 * size)
    first = before = None
    for i in range(size):
        view = Box(system, f"v{i}")
        if before:
            system.toggle_if(i == size // 2, system.after(view, before, 2))
            system.equal(view.w, first.w)
        else:
            system.leading(view, root, 8)
            first = view
        system.top(view, root, 0)
        system.bottom(view, root, 0)
        before = view
    system.trailing(before, root, 8)


def grid(system, size):
    """A square of cells with equal sizes."""
    side = round(size ** 0.5)
    root, cells = system.root(), {}
    for row in range(side):
        for column in range(side):
            cell = cells[row, column] = Box(system, f"c{row}_{column}")
            if column:
                system.after(cell, cells[row, column - 1], 2)
            else:
                system.leading(cell, root, 8)
            if row:
                gap = system.below(cell, cells[row - 1, column], 2)
            else:
                gap = system.top(cell, root, 8)
            system.toggle_if(row == side // 2 and column == 0, gap)
            if row or column:
                system.equal(cell.w, cells[0, 0].w)
                system.equal(cell.h, cells[0, 0].h)
    system.trailing(cells[0, side - 1], root, 8)
    system.bottom(cells[side - 1, 0], root, 8)


def siblings(system, size):
    """Views that are pinned only to the root."""
    root = system.root()
    for i in range(size):
        view = Box(system, f"v{i}")
        system.leading(view, root, i % 50)
        system.toggle_if(i == size // 2, system.trailing(view, root, i % 40))
        system.top(view, root, i % 300)
        system.add({view.h: 1}, "==", 20)


def islands(system, size):
    """Groups of three views that share no variable with any other group."""
    for i in range(size):
        group, label, field = (Box(system, f"{name}{i}") for name in "gab")
        system.add({group.l: 1}, "==", 0)
        system.add({group.t: 1}, "==", 0)
        if i == 0:
            system.edit(group.w, 390, WIDTHS)
            system.edit(group.h, 844, HEIGHTS)
        else:
            system.add({group.w: 1}, "==", 390)
            system.add({group.h: 1}, "==", 844)
        system.leading(label, group, 16)
        system.top(label, group, 8)
        system.content_size(label, 80, 20, 251, 750)
        system.toggle_if(i == size // 2, system.after(field, label, 8))
        system.trailing(field, group, 16)
        system.center_y(field, label)
        system.add({field.h: 1}, "==", 34)


def nested(system, size):
    """Nested containers, each inset from the enclosing container."""
    outer, inset = system.root(), 1 / 16
    for i in range(size):
        inner = Box(system, f"d{i}")
        system.leading(inner, outer, inset)
        system.toggle_if(i == size // 2, system.trailing(inner, outer, inset))
        system.top(inner, outer, inset)
        system.bottom(inner, outer, inset)
        outer = inner


def stack(system, size):
    """A vertical stack that fills its height by stretching the view with the lowest hugging priority."""
    root, above = system.root(higher=30 * size), None
    for i in range(size):
        view = Box(system, f"v{i}")
        system.leading(view, root, 0)
        system.trailing(view, root, 0)
        gap = system.below(view, above, 4) if above else system.top(view, root, 0)
        system.toggle_if(i == size // 2, gap)
        system.add({view.h: 1}, ">=", 12 + i * 5 % 20, 750)
        system.add({view.h: 1}, "<=", 12 + i * 5 % 20, 250 if i == size // 3 else 400)
        above = view
    system.bottom(above, root, 0)


KINDS = {kind.__name__: kind for kind in (form, chain, grid, siblings, islands, nested, stack)}


def make(name, size, seed=None):
    system = System(name, size)
    KINDS[name](system, size)
    if seed is not None:
        system.shuffle(seed)
    return "".join(line + "\n" for line in system.lines())


def main(arguments):
    seed = None
    if arguments[:1] == ["--shuffle"] and len(arguments) > 1:
        seed, arguments = int(arguments[1]), arguments[2:]
    if len(arguments) != 2 or arguments[0] not in KINDS or not arguments[1].isdecimal():
        sys.exit(__doc__)
    sys.stdout.write(make(arguments[0], int(arguments[1]), seed))


if __name__ == "__main__":
    main(sys.argv[1:])
