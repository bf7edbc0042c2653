import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Baselines that are accepted together: all of them, or none, whenever the process ends.
@Suite struct BaselineStagingTests {
  private let runs = SampleRuns.matrix()
  private let changed = SampleRuns.matrix(shift: 4)
  private static let staged = ".accept.0123456789abcdef.draft"

  /// The matrix has six cases, of which a shift changes those on the first device: two.
  private func files(in folder: BaselineFolder) throws -> [String: Run] {
    Dictionary(uniqueKeysWithValues: try folder.files().map { ($0, try folder.run(at: $0)) })
  }

  /// Leaves what a process leaves that is killed while two baselines take their places.
  private func interrupt(_ path: String, hasList: Bool, promoted: Int) throws {
    let news = runs.indices.filter { runs[$0] != changed[$0] }.map { changed[$0] }
    try #require(news.count == 2)
    let staged = "\(path)/\(Self.staged)"
    try FileManager.default.createDirectory(atPath: staged, withIntermediateDirectories: true)
    for (number, run) in news.enumerated() {
      let place =
        number < promoted ? "\(path)/\(baselinePath(for: run.identity))" : "\(staged)/\(number)"
      try Data(BaselineCoding.text(for: run).utf8).write(to: URL(filePath: place))
    }
    guard hasList else { return }
    let list = news.map { baselinePath(for: $0.identity) + "\n" }.joined()
    try Data(list.utf8).write(to: URL(filePath: "\(staged)/list"))
  }

  @Test func allTakeTheirPlacesOrNone() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      for run in runs { try folder.write(run) }
      let before = try files(in: folder)
      var staging = try BaselineStaging(in: folder)
      for run in changed { try staging.add(run) }
      #expect(try files(in: folder) == before)
      var long = changed[0]
      long.identity.scenario = String(repeating: "x", count: 256)
      #expect(throws: BaselineError.self) { try staging.add(long) }
      #expect(try files(in: folder) == before)
      try staging.promote()
      #expect(Set(try files(in: folder).values) == Set(changed))
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["sign-up"])
    }
  }

  @Test(arguments: 0...1)
  func whatWasStagedWholeIsCompleted(promoted: Int) throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      for run in runs { try folder.write(run) }
      try interrupt(path, hasList: true, promoted: promoted)
      // Until then no reader takes half of a recording for the whole.
      #expect(throws: BaselineError.interrupted(folder: path, staged: Self.staged)) {
        try folder.runs()
      }
      #expect(try folder.completeInterruptedWriting().count == 2 - promoted)
      #expect(Set(try files(in: folder).values) == Set(changed))
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["sign-up"])
    }
  }

  @Test func whatWasNotStagedWholeIsRemoved() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      for run in runs { try folder.write(run) }
      try interrupt(path, hasList: false, promoted: 0)
      #expect(Set(try folder.runs()) == Set(runs))
      #expect(try folder.completeInterruptedWriting() == [])
      #expect(Set(try folder.runs()) == Set(runs))
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["sign-up"])
    }
  }

  /// What a stranger's repository lists as staged stays in the folder, and is a baseline by its name.
  @Test func listsLeadNowhereElse() throws {
    try withTemporaryFolder { root in
      let path = "\(root)/Baselines"
      let staged = "\(path)/\(Self.staged)"
      try FileManager.default.createDirectory(atPath: staged, withIntermediateDirectories: true)
      for number in 0..<3 {
        try Data("x".utf8).write(to: URL(filePath: "\(staged)/\(number)"))
      }
      let list = "../a.b.c.txt\nscenario.yaml\n/../../a.b.c.txt\n"
      try Data(list.utf8).write(to: URL(filePath: "\(staged)/list"))
      #expect(try BaselineFolder(path: path).completeInterruptedWriting() == [])
      #expect(try FileManager.default.contentsOfDirectory(atPath: root) == ["Baselines"])
    }
  }

  /// A place that is taken by a folder lets the others be completed later, not be lost.
  @Test func whatCannotTakeItsPlaceIsKept() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      let place = "\(path)/\(baselinePath(for: runs[1].identity))"
      var staging = try BaselineStaging(in: folder)
      for run in runs { try staging.add(run) }
      try FileManager.default.createDirectory(
        atPath: "\(place)/inside",
        withIntermediateDirectories: true
      )
      #expect(throws: BaselineError.self) { try staging.promote() }
      #expect(throws: BaselineError.self) { try folder.files() }
      try FileManager.default.removeItem(atPath: place)
      // As if the process had ended.
      staging = try BaselineStaging(in: BaselineFolder(path: "\(path)/other"))
      _ = try folder.completeInterruptedWriting()
      #expect(Set(try folder.runs()) == Set(runs))
    }
  }
}
