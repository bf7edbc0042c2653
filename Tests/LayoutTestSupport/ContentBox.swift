package import LayoutEngine

extension UIView {
  /// Adds a plain subview for Auto Layout.
  @discardableResult
  package func addConstrained<View: UIView>(_ view: View = UIView()) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Fixes the view's frame in its superview by four constraints.
  package func fix(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
      widthAnchor.constraint(equalToConstant: width),
      heightAnchor.constraint(equalToConstant: height),
    ])
  }

  /// Pins the four edges to the edges of another view.
  package func pinEdges(to view: UIView) {
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: view.leftAnchor),
      rightAnchor.constraint(equalTo: view.rightAnchor),
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// Pins the four edges to the edges of a guide.
  package func pinEdges(to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: guide.leftAnchor),
      rightAnchor.constraint(equalTo: guide.rightAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }
}

extension NSLayoutConstraint {
  /// Returns the constraint with another priority.
  package func at(_ priority: Float) -> Self {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

/// A short form of `CGRect.init(x:y:width:height:)`.
package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
