import Foundation
import ScvdbTestSupport
import Testing

/// Tests limits, each with a clear error; SCALE.md lists them.
@Suite struct LimitTests {
  /// Makes a file with a size but without content, which needs no disk space.
  private func makeFile(_ path: String, bytes: Int, in place: Workplace) throws {
    try place.write("", to: path)
    #expect(truncate(place.folder.appending(path: path).path, off_t(bytes)) == 0)
  }

  @Test func gestureLastsAtMostOneMinute() throws {
    let step = "\n  - drag: { view: field, to: [0, 5], duration: 60.5 }\n"
    let place = try Workplace(["Baselines/box.yaml": boxScenario + step])
    let output = try place.scvdb("record")
    #expect(output.status == 2)
    #expect(output.errors.contains("must be a number of seconds from 0 to 60"), "\(output)")
    #expect(ScaleRecipe.page.contains("| the duration of a gesture | 60 seconds |"))
  }

  /// 2^28 bytes.
  @Test func baselineSizeIsLimited() throws {
    let place = try Workplace(["Baselines/box.yaml": boxScenario])
    _ = try place.scvdb("record", "--device", "iphone-8", "--orientation", "portrait")
    _ = try place.scvdb("accept")
    try makeFile("Baselines/box/iphone-8.portrait.none.txt", bytes: 268_435_457, in: place)
    let output = try place.scvdb("diff")
    #expect(output.status == 2)
    #expect(output.errors.contains("the file is larger than 268435456 bytes"), "\(output)")
    #expect(ScaleRecipe.page.contains("| a baseline | 256 MiB |"))
  }

  /// 2^20 bytes.
  @Test func policySizeIsLimited() throws {
    let place = try Workplace(["Baselines/box.yaml": boxScenario])
    _ = try place.scvdb("record", "--device", "iphone-8")
    _ = try place.scvdb("accept")
    try makeFile("drift.policy", bytes: 1_048_577, in: place)
    let output = try place.scvdb("diff", "--policy", "drift.policy")
    #expect(output.status == 2)
    #expect(
      output.errors.contains("drift.policy: the file is larger than 1048576 bytes"),
      "\(output)"
    )
    #expect(ScaleRecipe.page.contains("| a policy | 1 MiB |"))
  }

  @Test func storyboardSizeIsLimited() throws {
    let place = try Workplace()
    try makeFile("Main.storyboard", bytes: 10_000_001, in: place)
    let output = try place.scvdb("layout", "Main.storyboard")
    #expect(output.status == 2)
    #expect(output.errors.contains("the file is larger than 10000000 bytes"), "\(output)")
    #expect(ScaleRecipe.page.contains("| a storyboard or xib | 10,000,000 bytes |"))
  }

  @Test func scenarioSizeIsLimited() throws {
    let place = try Workplace()
    try makeFile("Baselines/box.yaml", bytes: 1_000_001, in: place)
    let output = try place.scvdb("record")
    #expect(output.status == 2)
    #expect(output.errors.contains("the file is larger than 1000000 bytes"), "\(output)")
    #expect(ScaleRecipe.page.contains("| a scenario | 1,000,000 bytes |"))
  }

  /// Other values are usage errors; other tests check their messages.
  @Test(
    arguments: sample([
      (["record", "--jobs", "1025"], "| `--jobs` | 1 to 1024 |"),
      (
        ["record", "--isolate", "--time-limit", "31536001"],
        "| `--time-limit` | 0.001 seconds to a year |"
      ),
      (
        ["explore", "box", "--seconds", "31536001"],
        "| `explore --seconds` | 0.001 seconds to a year |"
      ),
      (["prune", "--older-than", "1000001"], "| `prune --older-than` | 1,000,000 days |"),
    ])
  )
  func optionsHaveLimits(_ command: [String], row: String) throws {
    let output = try Workplace().scvdb(command)
    #expect(output.status == 64, "\(output)")
    #expect(ScaleRecipe.page.contains(row))
  }
}
