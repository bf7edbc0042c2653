"""Times HiGHS (https://highs.dev) on a system printed by systems.py, read from standard input.

Prints the same table as solver-bench, for builds only, because an LP solver has no edits. The processor time includes
passing the model, solving it on one thread and reading the values, but not making the arrays of the model.
"""
import sys
import time

import highspy
import numpy

REQUIRED = 1_001_001_000


class Model:
    """A system as a linear program: an optional constraint gets two variables for its violation."""

    def __init__(self, lines):
        self.variable_count = 0
        self.rows, self.costs, self.lower = [], [], []
        edits = []
        for words in map(str.split, lines):
            if words[0] == "system":
                self.name, self.size = words[1], words[2]
            elif words[0] == "var":
                self.variable_count += 1
            elif words[0] == "con":
                numbers = [float(word) for word in words[2:]]
                terms = list(zip(map(int, numbers[3::2]), numbers[4::2]))
                edits.append((words[1], numbers[0], -numbers[1], terms))
            elif words[0] == "edit":
                edits.append(("==", float(words[2]), float(words[3]), [(int(words[1]), 1.0)]))
        self.costs = [0.0] * self.variable_count
        self.lower = [-highspy.kHighsInf] * self.variable_count
        for constraint in edits:
            self.add(*constraint)

    def add(self, relation, strength, bound, terms):
        if relation == ">=" and strength == REQUIRED and bound == 0 and terms == [(terms[0][0], 1)]:
            self.lower[terms[0][0]] = 0.0
            return
        if strength != REQUIRED:
            if relation != "<=":
                terms = terms + [self.violation(strength, 1.0)]
            if relation != ">=":
                terms = terms + [self.violation(strength, -1.0)]
        infinity = highspy.kHighsInf
        self.rows.append((-infinity if relation == "<=" else bound,
                          infinity if relation == ">=" else bound, terms))

    def violation(self, strength, sign):
        self.costs.append(strength)
        self.lower.append(0.0)
        return len(self.costs) - 1, sign

    def program(self):
        program = highspy.HighsLp()
        columns = len(self.costs)
        program.num_col_, program.num_row_ = columns, len(self.rows)
        program.col_cost_ = numpy.array(self.costs)
        program.col_lower_ = numpy.array(self.lower)
        program.col_upper_ = numpy.full(columns, highspy.kHighsInf)
        program.row_lower_ = numpy.array([row[0] for row in self.rows])
        program.row_upper_ = numpy.array([row[1] for row in self.rows])
        program.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        program.a_matrix_.num_col_, program.a_matrix_.num_row_ = columns, len(self.rows)
        lengths = [len(row[2]) for row in self.rows]
        program.a_matrix_.start_ = numpy.cumsum([0] + lengths, dtype=numpy.int32)
        cells = [cell for row in self.rows for cell in row[2]]
        program.a_matrix_.index_ = numpy.array([cell[0] for cell in cells], dtype=numpy.int32)
        program.a_matrix_.value_ = numpy.array([cell[1] for cell in cells])
        return program


def solve(program):
    """The nanoseconds of solving a program from scratch, and its values."""
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    start = time.process_time_ns()
    solver.passModel(program)
    solver.run()
    values = solver.getSolution().col_value
    return time.process_time_ns() - start, values


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.5
    model = Model(sys.stdin)
    program = model.program()
    samples = []
    while len(samples) < 3 or sum(samples) < seconds * 1e9 and len(samples) < 2000:
        elapsed, values = solve(program)
        samples.append(elapsed)
    samples.sort()
    checksum = sum(value * (1 + index % 97)
                   for index, value in enumerate(values[:model.variable_count]))
    print(f"{model.name},{model.size},build,{samples[len(samples) // 2]},{samples[0]},"
          f"{len(samples)},{checksum:.9g}")


main()
