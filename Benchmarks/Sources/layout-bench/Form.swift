import DeviceCatalog
import Foundation
import LayoutEngine

/// A form in a window: rows of a label and a field, in a scroll view inside the safe area.
@MainActor
final class Form {
  let window = UIWindow(frame: Screens.bounds)
  /// The constraint for edits: the height of a row in the middle.
  private(set) var height = NSLayoutConstraint()

  private let controller = UIViewController()
  private let content = UIView()

  init(rows count: Int) {
    window.rootViewController = controller
    let root: UIView = controller.view
    let scrollView = root.added(UIScrollView())
    let safeArea = root.safeAreaLayoutGuide
    let content = scrollView.added(content)
    content.fill(scrollView)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
    var previous = content.topAnchor
    for index in 0..<count {
      let row = addRow(index, below: previous)
      let height = row.heightAnchor.constraint(equalToConstant: 44)
      height.isActive = true
      if index == count / 2 { self.height = height }
      previous = row.bottomAnchor
    }
    previous.constraint(equalTo: content.bottomAnchor).isActive = true
  }

  private func addRow(_ index: Int, below edge: NSLayoutYAxisAnchor) -> UIView {
    let row = content.added(UIView())
    let label = row.added(UILabel())
    let field = row.added(UITextField())
    label.text = "Field \(index)"
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      row.topAnchor.constraint(equalTo: edge),
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      field.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ])
    return row
  }

  /// Lays the form out for a device, and returns the position of the last field.
  @discardableResult
  func layOut(for metrics: DeviceMetrics) -> CGRect {
    window.frame.size = CGSize(width: metrics.size.width, height: metrics.size.height)
    let safeArea = metrics.safeArea
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: safeArea.top,
      left: safeArea.left,
      bottom: safeArea.bottom,
      right: safeArea.right
    )
    window.layoutIfNeeded()
    return content.subviews.last?.subviews.last?.frame ?? .zero
  }
}
