package import ScenarioModel

/// The property that changes from stop to stop of a sweep.
package enum SweepAxis: Hashable, Sendable {
  /// The width of the screen in points, at the height of the device.
  case width(SweepRange)
  /// The height of the screen in points, at the width of the device.
  case height(SweepRange)
  /// The text sizes that users can choose, from the smallest.
  case textSize
  /// The length of the texts, in percent of the original texts.
  case textLength(SweepRange)

  /// The valid widths and heights, in points.
  package static let lengths: ClosedRange<Double> = 1...10_000
  /// The valid lengths of texts, in percent.
  package static let textLengths: ClosedRange<Double> = 1...10_000

  /// The name of the axis in options and reports.
  package var name: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .textSize: "text-size"
    case .textLength: "text-length"
    }
  }

  /// The range of the axis; nil if its stops are not numbers.
  package var range: SweepRange? {
    switch self {
    case .width(let range), .height(let range), .textLength(let range): range
    case .textSize: nil
    }
  }

  /// The name of each stop.
  package var labels: [String] {
    range.map { $0.values.map(\.plain) } ?? TextSize.allCases.map(\.rawValue)
  }

  /// The axis with its ends: `width 320...1366`.
  package var text: String {
    let unit = if case .textLength = self { " %" } else { "" }
    return name + (range.map { " \($0.text)\(unit)" } ?? "")
  }

  /// Returns a stage for each pair of size classes along the axis, for reading the screen.
  ///
  /// - Parameter stage: The stage of the sweep.
  /// - Returns: The stages in the order of the stops; a single stage if the size classes do not
  ///   change.
  package func stages(on stage: ScreenStage) -> [ScreenStage] {
    guard case .width(let range) = self else { return [stage] }
    var stages: [ScreenStage] = []
    for width in range.values {
      let resized = stage.with(width: width)
      if stages.last?.version != resized.version { stages.append(resized) }
    }
    return stages
  }
}

extension ScreenStage {
  /// Returns the stage on a device with a screen of this width.
  func with(width: Double) -> ScreenStage {
    var stage = self
    let height = device.metrics(in: orientation).size.height
    let size = DeviceSize(width: width, height: height)
    stage.device = device.resized(to: size, in: orientation)
    return stage
  }
}
