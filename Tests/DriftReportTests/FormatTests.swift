import DriftReport
import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Compares one drift in every format with the exact text.
@Suite struct FormatTests {
  /// The keyboard is 44 points taller and the form 44 points shorter; one case is missing, one is
  /// new.
  static func sampleDrift() throws -> Drift {
    var screen = sampleScreen()
    screen.change("scrollView") { $0.frame = $0.frame.moved(y: 24) }
    screen.change("scrollView", "form") { $0.frame = $0.frame.taller(-216) }
    var run = sampleRun(screen)
    run.keyboardFrames[0].end = Rect(x: 0, y: 407, width: 375, height: 260)
    return try Drift(
      from: side("baseline", sampleRun(), sampleRun(device: "iphone-se")),
      to: side("latest", run, sampleRun(device: "ipad-10"))
    )
  }

  @Test func textNamesSidesCausesAndTotals() throws {
    // The form has a change of its own; its three fields only follow it.
    let expected = """
      comparing baseline (scvdb 1.0.0, 2 cases, HASH) with latest (scvdb
      1.0.0, 2 cases, HASH)
      at step 0 focus email in sign-up/keyboard iphone-8 portrait scrolling-content
        warning keyboard willShow: end.y 451 -> 407 (-44), end.height 216 -> 260 (+44)
      at "keyboard up" in sign-up/keyboard iphone-8 portrait scrolling-content
        warning signUp/scrollView: y 20 -> 44 (+24)
        warning signUp/scrollView/form: height 647 -> 431 (-216)
                and 3 views, by the same (0, +24)
      sign-up/keyboard iphone-se portrait scrolling-content: only in baseline
      sign-up/keyboard ipad-10 portrait scrolling-content: only in latest
      nondeterministic in 1 case: one engine with one fingerprint gave two results for
      the same inputs
      drift in 1 of 1 compared case: 3 causes (3 warnings), 2 cases on one side only

      """
    let text = try hidingHashes(TextReportFormat().render(Self.sampleDrift()))
    #expect(text == expected, "\(text)")
  }

  @Test func textOfEqualSidesCountsCases() throws {
    let text = try TextReportFormat().render(drift(sampleRun(), sampleRun()))
    #expect(text.hasSuffix("\nno drift in 1 case\n"))
  }

  @Test func textShowsToleratedRows() throws {
    let drift = try drift(tolerance: 0.5) {
      $0.change("scrollView") { $0.frame = $0.frame.moved(y: 0.5) }
    }
    #expect(
      TextReportFormat().render(drift)
        .contains("\nignored 1 row within the tolerance of 0.5 pt\nno drift")
    )
  }

  @Test func textReportsChangedQuestion() throws {
    let drift = try drift(sampleRun(), sampleRun(questionHash: "another question"))
    #expect(TextReportFormat().render(drift).contains("the device changed in 1 case"))
  }

  @Test func colorIsOffByDefault() throws {
    let drift = try Self.sampleDrift()
    let plain = TextReportFormat().render(drift)
    let colored = TextReportFormat(usesColor: true).render(drift)
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("height \u{1B}[31m647\u{1B}[0m -> \u{1B}[32m431\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == plain)
  }

  @Test func jsonHasAVersionAndSortedKeys() throws {
    let run = sampleRun(device: "iphone-se", version: "1.1.0")
    var moved = run
    moved.pushes[0].animated = false
    let expected = """
      {
        "cases" : [
          {
            "driftWithoutVersionBump" : true,
            "fromEngine" : {
              "fingerprint" : "f00d",
              "name" : "scvdb",
              "version" : "1.1.0"
            },
            "identity" : {
              "device" : "iphone-se",
              "orientation" : "portrait",
              "scenario" : "sign-up/keyboard",
              "technique" : "scrolling-content"
            },
            "inputsChanged" : false,
            "nondeterministic" : true,
            "toEngine" : {
              "fingerprint" : "f00d",
              "name" : "scvdb",
              "version" : "1.1.0"
            }
          }
        ],
        "casesWithChangedInputs" : 0,
        "casesWithoutEvents" : 0,
        "causes" : [
          {
            "inputChanges" : [

            ],
            "kinds" : [
              "navigation"
            ],
            "name" : "push",
            "occurrences" : [
              {
                "changes" : [
                  {
                    "from" : true,
                    "kind" : "navigation",
                    "property" : "animated",
                    "to" : false
                  }
                ],
                "followers" : 0,
                "followingEvents" : 0,
                "identity" : {
                  "device" : "iphone-se",
                  "orientation" : "portrait",
                  "scenario" : "sign-up/keyboard",
                  "technique" : "scrolling-content"
                },
                "step" : {
                  "action" : "push",
                  "detail" : "details",
                  "index" : 2
                }
              }
            ],
            "severity" : "warning",
            "subject" : "navigation",
            "summary" : "push: animated yes -> no"
          }
        ],
        "changedEngines" : [

        ],
        "comparedCases" : 1,
        "explanation" : [

        ],
        "from" : {
          "cases" : 1,
          "contentHash" : "HASH",
          "details" : [

          ],
          "engines" : [
            {
              "fingerprint" : "f00d",
              "name" : "scvdb",
              "version" : "1.1.0"
            }
          ],
          "name" : "baseline"
        },
        "hasDrift" : true,
        "ignoredFindings" : 0,
        "ignoredRows" : 0,
        "onlyInFrom" : [

        ],
        "onlyInTo" : [

        ],
        "schemaVersion" : 4,
        "to" : {
          "cases" : 1,
          "contentHash" : "HASH",
          "details" : [

          ],
          "engines" : [
            {
              "fingerprint" : "f00d",
              "name" : "scvdb",
              "version" : "1.1.0"
            }
          ],
          "name" : "latest"
        },
        "tolerance" : 0
      }

      """
    #expect(try hidingHashes(JSONReportFormat().render(drift(run, moved))) == expected)
  }

  /// Replaces digests, which cannot be computed by hand.
  private func hidingHashes(_ text: String) -> String {
    text.replacing(/\b([0-9a-f]{64}|[0-9a-f]{12})\b/, with: "HASH")
  }
}

/// Names come from external files.
@Suite struct HostileNameTests {
  /// Clears a terminal, forges a line, and reverses the text direction.
  static let name = "a\u{1B}[2J\u{9B}31m\nno drift in 9 cases\u{202E}\\\"b\u{E0041}"

  static func hostileDrift() throws -> Drift {
    var run = sampleRun()
    run.engine.name = name
    run.identity.scenario = name
    run.steps[1].detail = name
    var other = run
    other.steps[1].snapshot?.views[0].path = ViewPath(name)
    other.steps[1].snapshot?.views[1].className = name
    other.findings[0].subject = .prose(.ambiguousLayout, name)
    var baseline = side("baseline", run)
    baseline.name = name
    return try Drift(from: baseline, to: side("latest", other, sampleRun(device: name)))
  }

  @Test func textEscapesControlCharacters() throws {
    let text = try TextReportFormat(width: 1000).render(Self.hostileDrift())
    #expect(text.unicodeScalars.filter { $0 != "\n" }.allSatisfy { !$0.acts })
    #expect(!text.contains("\nno drift"))
    #expect(text.contains(#"a\u{1B}[2J\u{9B}31m\u{A}no drift in 9 cases\u{202E}\\"#))
  }

  @Test func jsonEscapesControlCharactersWithoutLoss() throws {
    let text = try JSONReportFormat().render(Self.hostileDrift())
    #expect(text.unicodeScalars.filter { $0 != "\n" }.allSatisfy { !$0.acts })
    let decoded = try JSONDecoder().decode(NamedSides.self, from: Data(text.utf8))
    #expect(decoded.from.name == Self.name)
  }

  private struct NamedSides: Decodable {
    struct Side: Decodable { let name: String }
    let from: Side
  }
}

extension Unicode.Scalar {
  fileprivate var acts: Bool {
    [.control, .format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
  }
}
