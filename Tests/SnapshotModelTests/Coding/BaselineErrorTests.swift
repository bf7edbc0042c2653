import ScvdbTestSupport
import SnapshotModel
import Testing

/// Each argument damages the sample's text by one replacement.
@Suite struct BaselineErrorTests {
  struct Damage: CustomTestStringConvertible {
    var original: String
    var replacement: String
    var expected: String
    var testDescription: String { expected }
  }

  /// Lines and columns count from 1; steps begin on line 9, the last line is 35.
  @Test(arguments: [
    Damage(
      original: "scvdb-baseline 2",
      replacement: "<html>",
      expected: "f.txt:1:1: unexpected '<html>'\nhint: expected 'scvdb-baseline' here"
    ),
    Damage(
      original: "scvdb-baseline 2",
      replacement: "scvdb-baseline 8",
      expected: "f.txt:1:16: this baseline has format 8, this scvdb reads format 2\nfix: "
        + "use the scvdb that wrote it, or record and accept the case again"
    ),
    Damage(
      original: "device iphone-8",
      replacement: "devize iphone-8",
      expected: "f.txt:3:1: unexpected 'devize'\nhint: expected 'device' here"
    ),
    Damage(
      original: "orientation portrait",
      replacement: "orientation",
      expected: "f.txt:4:12: the line ends early\nhint: expected an orientation here"
    ),
    Damage(
      original: "step 0 at 0 checkpoint",
      replacement: "step 0 at 0.0 checkpoint",
      expected: "f.txt:9:11: unexpected '0.0'\nhint: "
        + "expected the time in seconds, a number of the form 63.667, -44 or 0, here"
    ),
    Damage(
      original: "step 1 at 0 focus",
      replacement: "step 0 at 0 focus",
      expected: "f.txt:17:1: step 0 follows step 0\nfix: list each step once, in order"
    ),
    Damage(
      original: "step 0 at 0 checkpoint \"at rest\"\n",
      replacement: "",
      expected: "f.txt:9:3: this line is outside of a step\nfix: begin with a 'step' line"
    ),
    Damage(
      original: "  screen 375 667\n  view signUp ",
      replacement: "  view signUp ",
      expected: "f.txt:10:3: view 'signUp' is outside of a screen\nfix: begin with a 'screen' line"
    ),
    Damage(
      original: "view signUp/scrollView UIScrollView",
      replacement: "view signUp UIScrollView",
      expected: "f.txt:12:3: view 'signUp' is here twice\nfix: keep one line for each view"
    ),
    Damage(
      original: "checkpoint \"keyboard up\"",
      replacement: "checkpoint \"at rest\"",
      expected: "f.txt:21:3: a second checkpoint is called 'at rest'\nfix: "
        + "give every checkpoint of a scenario its own name"
    ),
    Damage(
      original: "frame 16 440 343 34",
      replacement: "frame 16 nan 343 34",
      expected: "f.txt:15:61: unexpected 'nan'\nhint: "
        + "expected y of the frame, a number of the form 63.667, -44 or 0, here"
    ),
    Damage(
      original: "finding brokenInvariant",
      replacement: "finding badLuck",
      expected: "f.txt:28:11: unexpected 'badLuck'\nhint: expected 'ambiguousLayout' or "
        + "'unsatisfiableConstraints' or 'brokenInvariant' or 'truncatedText' here"
    ),
    Damage(
      original: "\"at rest\"",
      replacement: "\"at rest",
      expected: "f.txt:9:32: the quotes are not closed\nfix: end the text with '\"'"
    ),
    Damage(
      original: "\"at rest\"",
      replacement: "\"at\\qrest\"",
      expected: "f.txt:9:27: unknown escape\n"
        + #"hint: the escapes are \", \\, \n, \t and \u{hexadecimal}"#
    ),
    Damage(
      original: "focus password",
      replacement: "focus  password",
      expected: "f.txt:17:19: unexpected space\nfix: write one space between words"
    ),
    Damage(
      original: "focus password",
      replacement: "focus pässword",
      expected: "f.txt:17:20: unexpected character\nfix: "
        + "separate words by one space, and quote a name with this character"
    ),
    Damage(
      original: "end\n",
      replacement: "",
      expected: "f.txt:35:1: the file ends early\nfix: "
        + "restore the file, or accept the case again\nhint: expected a step or 'end' here"
    ),
    Damage(
      original: "\nend\n",
      replacement: "\nend\nstep 5 at 2 wait\n",
      expected: "f.txt:36:1: text after 'end'\nfix: delete the text after 'end'"
    ),
    Damage(
      original: "  screen 375 667\n  view details ",
      replacement: "<<<<<<< ours\n  screen 375 667\n  view details ",
      expected: "f.txt:32:1: a merge conflict is left here\nfix: "
        + "take either side, record again and look at the drift"
    ),
    Damage(
      original: "device iphone-8\n",
      replacement: "device iphone-8\r\n",
      expected: "f.txt:3:1: the line ends in a carriage return\nfix: "
        + "check the file out with plain line feeds"
    ),
  ])
  func damagedLineIsNamed(damage: Damage) throws {
    let text = BaselineCoding.text(for: SampleRuns.keyboard())
    let range = try #require(text.firstRange(of: damage.original))
    let damaged = text.replacingCharacters(in: range, with: damage.replacement)
    let error = try #require(throws: BaselineError.self) {
      try BaselineCoding.run(from: damaged, file: "f.txt")
    }
    #expect(error.description == damage.expected)
  }

  /// Every line of these is valid in a baseline.
  @Test(arguments: [
    Damage(
      original: "step 1 at 0 focus",
      replacement: "step 1 at 2000000000 focus",
      expected: "step 1 has a number that is infinite, undefined, beyond a billion or finer than a "
        + "thousandth"
    ),
    Damage(
      original: "\n\nstep 0",
      replacement: "\nestimate signUp/nothing font Gotham\n\nstep 0",
      expected: "an estimate refers to the unknown view 'signUp/nothing'"
    ),
  ])
  func inconsistentLinesAreRefused(damage: Damage) throws {
    let text = BaselineCoding.text(for: SampleRuns.keyboard())
    let range = try #require(text.firstRange(of: damage.original))
    let damaged = text.replacingCharacters(in: range, with: damage.replacement)
    let error = try #require(throws: BaselineError.self) {
      try BaselineCoding.run(from: damaged, file: "f.txt")
    }
    #expect(
      error.description
        == "f.txt: this baseline was edited or merged by hand: \(damage.expected)\nfix: "
        + "restore the file, or accept the case again"
    )
  }

  /// A file truncated by a full disk or a bad merge must never pass for a shorter run.
  @Test func truncatedBaselineIsRefused() {
    let text = BaselineCoding.text(for: SampleRuns.keyboard())
    for length in stride(from: 0, to: text.utf8.count - 1, by: 7) {
      let beginning = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      #expect(throws: BaselineError.self) {
        try BaselineCoding.run(from: beginning, file: "f.txt")
      }
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
