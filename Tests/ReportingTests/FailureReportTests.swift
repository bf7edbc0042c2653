import Foundation
import Reporting
import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct FailureReportTests {
  private struct Described: Error, CustomStringConvertible {
    let description: String
  }

  private struct Parted: ReportedError {
    var report: FailureReport {
      FailureReport("what", at: "a.yaml:1:2", cause: "why", fix: "do this", hint: "or this")
    }
  }

  @Test func failureContainsAdvice() {
    let report = FailureReport(Failure("no such thing", at: "--thing", hint: "name another"))
    #expect(report.message == "--thing: no such thing")
    #expect(report.cause == nil)
    #expect(report.advice == [.hint("name another")])
    #expect(FailureReport(Failure("alone")).advice == [])
  }

  @Test(arguments: [(nil, "fix: name another"), ("try 'b'", "hint: try 'b'")])
  func hintReplacesGeneralFix(_ hint: String?, _ line: String) {
    let failure = Failure("no 'a'", hint: hint, otherwise: "name another")
    #expect(failure.description == "no 'a'\n\(line)")
  }

  @Test func libraryErrorsKeepTheirParts() {
    #expect(FailureReport(Parted()).text == "a.yaml:1:2: what: why")
    #expect(FailureReport(Described(description: "broken")).text == "broken")
  }

  @Test func eachPartOfReportHasItsLine() {
    let report = FailureReport(Parted()).inside("case a")
    #expect(
      report.description == "case a: a.yaml:1:2: what: why\nfix: do this\nhint: or this"
    )
    #expect(report.mapTexts { $0.uppercased() }.advice == [.fix("DO THIS"), .hint("OR THIS")])
  }

  @Test func adviceIsJoinedInOneLine() {
    let report = FailureReport("what", cause: "why", advice: [.fix("a"), .hint("c"), .fix("b")])
    #expect(report.paragraph == "what: why; fix: a; hint: c; fix: b")
    #expect(report.fix == "a; b" && report.hint == "c")
    #expect(FailureReport("what").fix == nil && FailureReport("what").hint == nil)
  }

  @Test(arguments: [
    (FailureReport("what", fix: "a", hint: "b"), #"{"error":"what","fix":"a","hint":"b"}"#),
    (FailureReport("what", at: "a.yaml:1:2"), #"{"error":"a.yaml:1:2: what"}"#),
  ])
  func jsonHasPartsOfReport(report: FailureReport, json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(EncodedFailure(report))
    #expect(String(decoding: data, as: UTF8.self) == json)
  }

  @Test func missingFileIsNamed() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/none.txt"
      #expect(throws: (any Error).self) {
        do {
          _ = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
          #expect(FailureReport(error).message == "\(path): no such file or folder")
          throw error
        }
      }
    }
  }

  @Test func writeFailureHasReason() throws {
    try withTemporaryFolder { folder in
      let error = CocoaError(.fileWriteUnknown)
      #expect(
        Failure.writing(folder, error).message == "\(folder): cannot write: it is a directory"
      )
      #expect(
        Failure.writing("\(folder)/none/file", error).message
          == "\(folder)/none/file: cannot write: the parent directory does not exist"
      )
    }
  }

  @Test func singleErrorIsThrownUnchanged() {
    #expect(throws: Never.self) { try throwAll([]) }
    #expect(throws: Parted.self) { try throwAll([Parted()]) }
    #expect(throws: Failures.self) { try throwAll([Parted(), Parted()]) }
  }
}
