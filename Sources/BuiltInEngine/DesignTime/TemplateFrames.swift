import ScenarioModel

/// The frames of the labels in Xcode 6's template of a launch screen.
///
/// The template stores 441 points between margins of 20 points in a view of 480, one point more
/// than its constraints give. Interface Builder does not move a view within a point of its
/// constraints' frame. Copies in six repositories, up to tools 17506, have the template's frames;
/// one of another size has 440 points.
enum TemplateFrames {
  /// The template's frames by its ids, which copies keep.
  private static let frames = [
    "8ie-xW-0ye": Rect(x: 20, y: 439, width: 441, height: 21),
    "kId-c2-rCX": Rect(x: 20, y: 140, width: 441, height: 43),
  ]

  /// The tolerance in points, with a margin for the error of floating-point sums.
  private static let tolerance = 1 + 1e-6

  /// Gives the template's frames to the labels of a laid-out tree that are within a point of them.
  static func keep(in views: inout [LaidOutView]) {
    for index in views.indices {
      guard let frame = frames[views[index].id], isNear(views[index].frame, frame) else { continue }
      views[index].frame = frame
    }
  }

  private static func isNear(_ frame: Rect, _ other: Rect) -> Bool {
    abs(frame.x - other.x) <= tolerance && abs(frame.y - other.y) <= tolerance
      && abs(frame.width - other.width) <= tolerance
      && abs(frame.height - other.height) <= tolerance
  }
}
