// Times kiwi (https://github.com/nucleic/kiwi) on systems printed by systems.py, read from standard
// input, and prints the same table as solver-bench. It uses only kiwi's public interface. The benchmarks
// download kiwi's headers, which are not part of this project.
//
// Times are processor times. An edit suggests a value and reads every variable, because kiwi cannot
// read only the changed ones.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct Constraint {
    std::vector<std::pair<int, double>> terms;
    double constant;
    kiwi::RelationalOperator relation;
    double strength;
};

struct Edit {
    int variable;
    double strength, initial;
    std::vector<double> values;
};

struct System {
    std::string name;
    int size = 0;
    int variableCount = 0;
    std::vector<Constraint> constraints;
    std::vector<Edit> edits;
    int toggled = -1;
    double toggledConstant = 0;

    void read(const std::string &line) {
        std::istringstream words(line);
        std::string kind;
        words >> kind;
        if (kind == "system") {
            words >> name >> size;
        } else if (kind == "var") {
            ++variableCount;
        } else if (kind == "con") {
            readConstraint(words);
        } else if (kind == "edit") {
            Edit edit;
            words >> edit.variable >> edit.strength >> edit.initial;
            edits.push_back(edit);
        } else if (kind == "script") {
            size_t index;
            words >> index;
            for (double value; words >> value;) edits.at(index).values.push_back(value);
        } else if (kind == "toggle") {
            words >> toggled >> toggledConstant;
        }
    }

    void readConstraint(std::istringstream &words) {
        Constraint constraint;
        std::string relation;
        size_t count;
        words >> relation >> constraint.strength >> constraint.constant >> count;
        constraint.relation = relation == "<=" ? kiwi::OP_LE : relation == ">=" ? kiwi::OP_GE : kiwi::OP_EQ;
        constraint.terms.resize(count);
        for (auto &term : constraint.terms) words >> term.first >> term.second;
        constraints.push_back(constraint);
    }
};

// A system in kiwi's hands.
struct Live {
    const System &system;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
    kiwi::Solver solver;

    explicit Live(const System &system) : system(system) {
        for (int i = 0; i < system.variableCount; ++i) variables.emplace_back("");
        for (const auto &constraint : system.constraints)
            constraints.push_back(make(constraint, constraint.constant));
    }

    kiwi::Constraint make(const Constraint &constraint, double constant) const {
        std::vector<kiwi::Term> terms;
        for (const auto &term : constraint.terms)
            terms.emplace_back(variables[size_t(term.first)], term.second);
        return kiwi::Constraint(
            kiwi::Expression(std::move(terms), constant), constraint.relation, constraint.strength);
    }

    void build() {
        for (const auto &edit : system.edits)
            solver.addEditVariable(variables[size_t(edit.variable)], edit.strength);
        for (const auto &constraint : constraints) solver.addConstraint(constraint);
        for (const auto &edit : system.edits) suggest(edit, edit.initial);
        solver.updateVariables();
    }

    void suggest(const Edit &edit, double value) {
        solver.suggestValue(variables[size_t(edit.variable)], value);
    }

    double checksum() const {
        double sum = 0;
        for (size_t i = 0; i < variables.size(); ++i) sum += variables[i].value() * double(1 + i % 97);
        return sum;
    }
};

double nanoseconds() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e9 + double(time.tv_nsec);
}

// Runs a body, which does some operations, until there are enough samples, and prints a line.
struct Report {
    const System &system;
    double seconds;

    template <typename Body, typename Check>
    void time(const std::string &name, int operations, size_t least, Body body, Check checksum) const {
        std::vector<double> samples;
        double spent = 0;
        while (samples.size() < least || (spent < seconds * 1e9 && samples.size() < 2000)) {
            double elapsed = body();
            samples.push_back(elapsed / operations);
            spent += elapsed;
        }
        std::sort(samples.begin(), samples.end());
        std::printf("%s,%d,%s,%.0f,%.0f,%zu,%.9g\n", system.name.c_str(), system.size, name.c_str(),
                    samples[samples.size() / 2], samples.front(), samples.size(), checksum());
        std::fflush(stdout);
    }
};

void measure(const System &system, double seconds) {
    Report report{system, seconds};
    double sum = 0;
    report.time("build", 1, 1, [&] {
        Live live(system);
        double start = nanoseconds();
        live.build();
        double elapsed = nanoseconds() - start;
        sum = live.checksum();
        return elapsed;
    }, [&] { return sum; });

    Live live(system);
    live.build();
    auto checksum = [&] { return live.checksum(); };
    for (size_t index = 0; index < system.edits.size(); ++index) {
        const Edit &edit = system.edits[index];
        report.time("edit_" + std::to_string(index), int(edit.values.size()), 3, [&] {
            double start = nanoseconds();
            for (double value : edit.values) {
                live.suggest(edit, value);
                live.solver.updateVariables();
            }
            return nanoseconds() - start;
        }, checksum);
        live.suggest(edit, edit.initial);
        live.solver.updateVariables();
    }
    if (system.toggled < 0) return;
    const Constraint &toggled = system.constraints[size_t(system.toggled)];
    kiwi::Constraint &installed = live.constraints[size_t(system.toggled)];
    report.time("toggle", 2, 1, [&] {
        double elapsed = 0;
        for (double constant : {system.toggledConstant, toggled.constant}) {
            kiwi::Constraint replacement = live.make(toggled, constant);
            double start = nanoseconds();
            live.solver.removeConstraint(installed);
            live.solver.addConstraint(replacement);
            live.solver.updateVariables();
            elapsed += nanoseconds() - start;
            installed = replacement;
        }
        return elapsed;
    }, checksum);
}

}  // namespace

int main(int argc, char **argv) {
    double seconds = argc > 1 ? std::atof(argv[1]) : 0.5;
    System system;
    for (std::string line; std::getline(std::cin, line);) system.read(line);
    measure(system, seconds);
}
