import LayoutEngine
import ScenarioModel

/// Draws the system's parts over an application: the time, the battery and the home indicator.
@MainActor
struct SystemPainter {
  private(set) var appearance = ViewAppearance()

  init(of window: UIWindow) {
    // This view draws without a window, and it is as large as the screen.
    let canvas = UIView(frame: window.bounds)
    var painter = ViewPainter(canvas)
    let bar = UIApplication.shared.statusBarFrame
    if bar.height > 0 { painter.drawStatusBar(in: bar) }
    // Bars at the bottom edge cover the home indicator.
    if window.safeAreaInsets.bottom > 0 { painter.drawHomeIndicator() }
    appearance.items = painter.items
  }
}

extension ViewPainter {
  /// Draws the time of Apple's own pictures and a full battery.
  fileprivate mutating func drawStatusBar(in bar: CGRect) {
    // On a screen with a notch, the text is beside the notch.
    let isHigh = bar.height > 30
    // From right to left, the bar is mirrored.
    func placed(_ rect: CGRect) -> CGRect {
      isRightToLeft
        ? CGRect(origin: CGPoint(x: bar.minX + bar.maxX - rect.maxX, y: rect.minY), size: rect.size)
        : rect
    }
    let width: CGFloat = isHigh ? 60 : 80
    let place = placed(
      CGRect(
        x: isHigh ? bar.minX + 24 : bar.midX - width / 2,
        y: bar.maxY - (isHigh ? 32 : 20),
        width: width,
        height: 20
      )
    )
    text("9:41", .systemFont(ofSize: isHigh ? 16 : 12, weight: .semibold), in: place, .label)
    let battery = placed(
      CGRect(x: bar.maxX - (isHigh ? 52 : 30), y: place.midY - 5.5, width: 22, height: 11)
    )
    outline(battery, .label, cornerRadius: 3)
    fill(battery.insetBy(dx: 2, dy: 2), .label, cornerRadius: 1.5)
  }

  fileprivate mutating func drawHomeIndicator() {
    let width = min(bounds.width * 0.35, 220)
    let bar = CGRect(x: bounds.midX - width / 2, y: bounds.maxY - 13, width: width, height: 5)
    fill(bar, .label, cornerRadius: 2.5)
  }
}
