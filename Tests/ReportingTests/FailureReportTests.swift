import Foundation
import Reporting
import ScvdbTestSupport
import Testing

@Suite struct FailureReportTests {
  private struct Described: Error, CustomStringConvertible {
    let description: String
  }

  private struct Parted: ReportedError {
    var report: FailureReport {
      FailureReport(message: "what", cause: "why", hints: ["do this"])
    }
  }

  @Test func failureContainsHint() {
    let report = FailureReport(Failure("no such thing", hint: "name another"))
    #expect(report.message == "no such thing")
    #expect(report.cause == nil)
    #expect(report.hints == ["name another"])
    #expect(FailureReport(Failure("alone")).hints == [])
  }

  @Test func libraryErrorsKeepTheirParts() {
    #expect(FailureReport(Parted()).text == "what: why")
    #expect(FailureReport(Described(description: "broken")).text == "broken")
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
