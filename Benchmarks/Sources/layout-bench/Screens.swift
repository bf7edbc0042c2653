import Foundation
import LayoutEngine

/// Makes the measured screens, as an app would.
@MainActor
enum Screens {
  static let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// Independent views, each fixed in the root by four constraints.
  static func siblings(_ count: Int) -> UIView {
    let root = UIView(frame: bounds)
    for index in 0..<count {
      let view = root.added(UIView())
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(
          equalTo: root.leadingAnchor,
          constant: CGFloat(index % 17)
        ),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index % 31)),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    return root
  }

  /// A column of labels, each below the previous label.
  static func column(ofLabels count: Int) -> UIView {
    let root = UIView(frame: bounds)
    var previous = root.topAnchor
    for index in 0..<count {
      let label = root.added(UILabel())
      label.text = "Label \(index)"
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: previous, constant: 8),
      ])
      previous = label.bottomAnchor
    }
    return root
  }

  /// One horizontal stack view with many labels, which determine its size.
  static func stack(
    ofLabels count: Int,
    distribution: UIStackView.Distribution = .fill
  ) -> UIView {
    let root = UIView(frame: bounds)
    let stack = root.added(UIStackView(arrangedSubviews: (0..<count).map { label("\($0)") }))
    stack.distribution = distribution
    return root
  }

  /// Nested stack views, rows and columns in turn, each with a label beside the inner stack view.
  static func stacks(depth: Int, distribution: UIStackView.Distribution = .fill) -> UIView {
    let root = UIView(frame: bounds)
    var inner: UIView = label("core")
    for level in 0..<depth {
      let stack = UIStackView(arrangedSubviews: [label("\(level)"), inner])
      stack.axis = level.isMultiple(of: 2) ? .horizontal : .vertical
      stack.distribution = distribution
      inner = stack
    }
    root.added(inner).fill(root)
    return root
  }

  /// Nested plain views, each as large as its superview.
  static func nest(depth: Int) -> UIView {
    let root = UIView(frame: bounds)
    var parent = root
    for _ in 0..<depth {
      let view = parent.added(UIView())
      view.fill(parent)
      parent = view
    }
    return root
  }

  /// Views with two conflicting widths.
  static func contradictions(_ count: Int) -> UIView {
    let root = siblings(count)
    for view in root.subviews { view.widthAnchor.constraint(equalToConstant: 30).isActive = true }
    return root
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }
}

extension UIView {
  /// Adds a view for Auto Layout.
  func added<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Constrains the four edges to the edges of another view.
  func fill(_ view: UIView) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
