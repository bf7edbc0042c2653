import ScenarioModel

/// Limits for the numbers of a device, beyond which layout cannot be computed.
extension Device {
  /// The maximum number of pixels in a point.
  private static let largestScale = 1000.0
  /// The maximum length, in points.
  private static let largestLength = 1_000_000.0

  /// The problem with the device's numbers; nil for a device that can lay out screens.
  var problem: String? {
    guard (1...Self.largestScale).contains(scale) else {
      return "its scale \(scale) is not between 1 and \(Int(Self.largestScale))"
    }
    return problem(of: portrait, "portrait") ?? problem(of: landscape, "landscape")
      ?? innerDisplay.flatMap {
        problem(of: $0.portrait, "portrait") ?? problem(of: $0.landscape, "landscape")
      }
  }

  private func problem(of metrics: DeviceMetrics, _ orientation: String) -> String? {
    guard metrics.size.width > 0, metrics.size.height > 0 else {
      return "its screen has no extent in \(orientation)"
    }
    guard metrics.lengths.allSatisfy({ abs($0) <= Self.largestLength }) else {
      return "a length in \(orientation) is beyond \(Int(Self.largestLength)) points"
    }
    return nil
  }
}

extension DeviceMetrics {
  fileprivate var lengths: [Double] {
    [
      size.width, size.height, safeArea.top, safeArea.left, safeArea.bottom, safeArea.right,
      statusBarHeight, navigationBarHeight, navigationBarTop, toolbarHeight, tabBarHeight,
      keyboard.withPrediction, keyboard.withoutPrediction, verticalBarWidth ?? 0,
    ]
  }
}
