import Foundation
import ScvdbTestSupport
import Testing

/// A screen at rest has the same geometry in every command.
@Suite struct LayoutAgreementTests {
  private static let devices = sample(["iphone-se-1", "iphone-16", "ipad-10"])

  /// The output of `layout` for a view.
  private struct Line: Decodable {
    var name: String
    var scene: String
    var superview: String?
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    /// The frame rounded to thousandths of a point, as in recordings.
    var frame: [Double] { [x, y, width, height].map { ($0 * 1000).rounded() / 1000 } }
  }

  @Test(arguments: sample(OneLayoutDocument.all), devices)
  func layoutEqualsRecording(document: OneLayoutDocument, device: String) throws {
    let workplace = try Workplace([document.file: document.text])
    let options = ["--device", device, "--format", "jsonl", "--scenarios", "rest"]
    let scene = document.scene.map { ["--scene", $0] } ?? []
    let output = try workplace.scvdb(["layout"] + options + scene + [document.file])
    #expect(output.status == 0, "\(output)")
    let lines = try output.output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    let recording = try workplace.scvdb("record", "rest", "--baselines", "rest")
    #expect(recording.status == 0, "\(recording)")
    let stored = try stored(at: workplace)
    #expect(lines.count > 1)
    for line in lines {
      let name = line.superview == nil ? "screen" : line.name
      #expect(stored[name] == line.frame, "\(line.name) of \(document)")
    }
  }

  /// `init` writes a scenario for a screen with a field.
  ///
  /// The scenario begins with the screen at rest.
  @Test(arguments: OneLayoutDocument.withFields, devices)
  func layoutEqualsFirstCheckpointOfInit(
    document: OneLayoutDocument,
    device: String
  ) throws {
    let workplace = try Workplace([document.file: document.text])
    let options = ["--device", device, "--format", "jsonl", document.file]
    let output = try workplace.scvdb(["layout"] + options)
    let lines = try output.output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    #expect(try workplace.scvdb("init", document.file).status == 0)
    let choice = ["--device", device, "--orientation", "portrait", "--technique", "none"]
    #expect(try workplace.scvdb(["record"] + choice).status != 2)
    let stored = try stored(at: workplace)
    for line in lines where line.superview != nil {
      #expect(stored[line.name] == line.frame, "\(line.name) of \(document)")
    }
  }

  /// Returns the frames at rest of every view in the only recording, by the last part of its path.
  private func stored(at workplace: Workplace) throws -> [String: [Double]] {
    let rows = try workplace.ask(
      """
      SELECT view, x, y, width, height FROM frames
      WHERE checkpoint = 'at rest' ORDER BY length(view);
      """
    )
    var frames: [String: [Double]] = [:]
    for row in rows.split(separator: "\n") {
      let columns = row.split(separator: "|")
      let name = columns[0].split(separator: "/").last.map(String.init) ?? ""
      frames[name] = columns.dropFirst().compactMap { Double($0) }
    }
    return frames
  }
}
