import LayoutEngine

/// The constraints of an embedded view in its scroll view, all required.
@MainActor
struct Embedding {
  let view: UIView
  private let bottom: NSLayoutConstraint
  private let height: NSLayoutConstraint

  /// Makes `view` the content of `scrollView`, at least as large as its safe area.
  init(of view: UIView, in scrollView: UIScrollView) {
    self.view = view
    view.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(view)
    let (content, safeArea) = (scrollView.contentLayoutGuide, scrollView.safeAreaLayoutGuide)
    bottom = content.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    height = view.heightAnchor.constraint(greaterThanOrEqualTo: safeArea.heightAnchor)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: view.leftAnchor),
      content.rightAnchor.constraint(equalTo: view.rightAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      bottom,
      view.widthAnchor.constraint(greaterThanOrEqualTo: safeArea.widthAnchor),
      height,
    ])
  }

  /// The empty content below the view, in points.
  var spaceBelow: CGFloat {
    get { bottom.constant }
    nonmutating set { bottom.constant = newValue }
  }

  /// The minimum difference between the heights of the view and the safe area, in points.
  var extraHeight: CGFloat {
    get { height.constant }
    nonmutating set { height.constant = newValue }
  }
}
