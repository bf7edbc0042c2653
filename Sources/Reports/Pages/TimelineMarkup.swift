import Reporting
import SnapshotModel

/// A checkpoint of a timeline, in a form that determines its markup.
struct TimelineCheckpoint: Hashable, Sendable {
  /// The screen of one run.
  struct Figure: Hashable, Sendable {
    let side: String
    /// The index of the step.
    let step: Int
    /// The screen; nil if its drawing exceeds the limit.
    let screen: ReferencedScreen?

    fileprivate var values: PageValues {
      ["side": side, "step": step, "screen": [screen?.values].compactMap { $0 }]
    }
  }

  let name: String
  /// The time in seconds.
  let time: Double
  let isComparison: Bool
  let figures: [Figure]

  /// The item of the list of checkpoints.
  var markup: String {
    PageTemplates.part(
      "checkpoint",
      [
        "name": name.escapedForLog, "checkpointTime": time.plain, "isComparison": isComparison,
        "figures": figures.map(\.values),
      ]
    )
  }
}

/// A timeline without its checkpoints and rows, in a form that determines its markup.
struct TimelineFrame: Hashable, Sendable {
  /// The events of one kind along the time axis.
  struct Track: Hashable, Sendable {
    let name: String
    let count: Int
    let marks: [Marks]
  }

  /// The marks of events that are in the same runs.
  struct Marks: Hashable, Sendable {
    let side: String
    /// The data of an SVG path.
    let path: String
  }

  /// The title in one line, with control characters spelled out.
  let title: String
  let isComparison: Bool
  let eventCount: Int
  let tracks: [Track]

  /// Returns the values of the template `timeline`.
  ///
  /// - Parameters:
  ///   - checkpoints: The markup of the checkpoints.
  ///   - rows: The markup of the events.
  /// - Returns: The values.
  func values(checkpoints: String, rows: String) -> PageValues {
    [
      "title": title, "isComparison": isComparison, "eventCount": counted(eventCount, "event"),
      "hasRows": eventCount > 0, "checkpoints": checkpoints, "rows": rows,
      "tracks": tracks.map { track -> PageValues in
        [
          "track": track.name, "trackCount": track.count,
          "marks": track.marks.map { ["side": $0.side, "path": $0.path] as PageValues },
        ]
      },
    ]
  }
}
