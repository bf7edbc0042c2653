import ScenarioModel
import SnapshotModel

/// Compares a question with an earlier version of it.
struct QuestionComparison {
  let old: CaseQuestion
  let new: CaseQuestion
  /// The names for people of either version's views.
  let titles: (old: ViewTitles, new: ViewTitles)

  /// The changes: screen by screen, then the list of screens, the settings and the steps.
  var changes: [QuestionChange] {
    screenChanges + screenListChanges + settingChanges + stepChanges
  }

  private var screenChanges: [QuestionChange] {
    new.screens.flatMap { screen -> [QuestionChange] in
      guard let before = old.screens.first(where: { $0.name == screen.name }), before != screen
      else { return [] }
      let changes = ScreenComparison(old: before, new: screen, titles).changes
      return new.screens.count > 1 ? changes.map { $0.onScreen(screen.name) } : changes
    }
  }

  // MARK: - The list of screens

  private var screenListChanges: [QuestionChange] {
    let (was, now) = (old.screens.map(\.name), new.screens.map(\.name))
    guard was != now else { return [] }
    let removed = zip(old.screens.indices, zip(old.scenario.screens, old.screens))
      .filter { !now.contains($1.1.name) }
      .map { index, pair in
        change(
          "screen \(pair.1.name) removed",
          .init(part: .screens, from: .text(pair.1.name)),
          .insertScreen(pair.0, pair.1, at: index)
        )
      }
    let added = now.filter { !was.contains($0) }
      .map {
        change("screen \($0) added", .init(part: .screens, to: .text($0)), .removeScreen($0))
      }
    let shared = [was.filter(now.contains), now.filter(was.contains)]
    guard shared[0] != shared[1] else { return removed + added }
    let words = shared.map { $0.joined(separator: ", ") }
    let lists = shared.map { JSONValue(encoding: $0) }
    let order = change(
      "screens \(words[0]) -> \(words[1])",
      .init(part: .screens, from: lists[0], to: lists[1]),
      .screenOrder(shared[0])
    )
    return removed + added + [order]
  }

  // MARK: - Settings

  private var settingChanges: [QuestionChange] {
    let (was, now) = (settings(of: old.scenario), settings(of: new.scenario))
    guard was != now else { return [] }
    let groups = old.scenario.keysOfMaps.union(new.scenario.keysOfMaps)
    return MemberChange.changes(from: was, to: now, groups: groups).map { member in
      let group = member.path.dropLast().first.map { "\($0): " } ?? "scenario: "
      return change(
        group + member.text,
        .init(part: .setting(member.path), from: member.from, to: member.to),
        .scenarioMember(member.path, member.from)
      )
    }
  }

  /// Returns the members with an effect on the question, except the separately compared steps.
  private func settings(of scenario: Scenario) -> [String: JSONValue] {
    scenario.hashedMembers.filter { $0.key != "steps" }.mapValues { JSONValue(encoding: $0) }
  }

  // MARK: - Steps

  private var stepChanges: [QuestionChange] {
    let (was, now) = (old.scenario.steps, new.scenario.steps)
    return StepHunk.hunks(from: was, to: now).flatMap { hunk -> [QuestionChange] in
      let (before, after) = (Array(was[hunk.old]), Array(now[hunk.new]))
      guard before.count == after.count else {
        return [
          change(
            text(hunk, before, after),
            of: .step(hunk.new.lowerBound),
            stepIdentity(hunk.new.lowerBound, before, after),
            .steps(hunk.new, before)
          )
        ]
      }
      return zip(hunk.new, zip(before, after)).map { index, pair in
        change(
          "step \(index): \(line(pair.0)) -> \(line(pair.1))",
          of: .step(index),
          stepIdentity(index, [pair.0], [pair.1]),
          .steps(index..<index + 1, [pair.0])
        )
      }
    }
  }

  private func stepIdentity(
    _ index: Int,
    _ before: [ScenarioStep],
    _ after: [ScenarioStep]
  ) -> QuestionChange.Identity {
    QuestionChange.Identity(
      part: .steps(index),
      from: JSONValue(encoding: before),
      to: JSONValue(encoding: after)
    )
  }

  private func text(
    _ hunk: StepHunk,
    _ before: [ScenarioStep],
    _ after: [ScenarioStep]
  ) -> String {
    let (removed, added) = (lines(before), lines(after))
    if before.isEmpty { return "added as step \(hunk.new.lowerBound): \(added)" }
    if after.isEmpty { return "removed at step \(hunk.new.lowerBound): \(removed)" }
    return "from step \(hunk.new.lowerBound): \(removed) -> \(added)"
  }

  private func lines(_ steps: [ScenarioStep]) -> String {
    steps.map(line).joined(separator: "; ")
  }

  private func line(_ step: ScenarioStep) -> String { step.line(for: new.scenario.technique) }

  private func change(
    _ text: String,
    of subject: QuestionChange.Subject = .scenario,
    _ identity: QuestionChange.Identity,
    _ edit: QuestionEdit
  ) -> QuestionChange {
    QuestionChange(identity: identity, text: text, views: [], subject: subject, edit: edit)
  }
}

/// Different steps between two unchanged ones, before and after.
private struct StepHunk {
  var old: Range<Int>
  var new: Range<Int>

  /// Returns the differences between two lists of steps, in order.
  static func hunks(from old: [ScenarioStep], to new: [ScenarioStep]) -> [StepHunk] {
    let difference = new.difference(from: old)
    var gone: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var hunks: [StepHunk] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (from, to) = (i, j)
      while gone.contains(i) { i += 1 }
      while added.contains(j) { j += 1 }
      if i > from || j > to {
        hunks.append(StepHunk(old: from..<i, new: to..<j))
      } else {
        i += 1
        j += 1
      }
    }
    return hunks
  }
}
