import UIKit

/// Describes UIKit's classes by the keys that code of applications uses.
@MainActor
func describeSystemClasses(in descriptions: ClassDescriptions) {
  let view = descriptions.description(of: UIView.self)
  view.add("frame", \UIView.frame)
  view.add("bounds", \UIView.bounds)
  view.add("center", \UIView.center)
  view.add("transform", \UIView.transform)
  view.add("safeAreaInsets", \UIView.safeAreaInsets)
  view.add("alpha", \UIView.alpha)
  view.add("hidden", \UIView.isHidden)
  view.add("isHidden", \UIView.isHidden)
  view.add("backgroundColor", \UIView.backgroundColor)
  view.add("tintColor", \UIView.tintColor)
  view.add("tag", \UIView.tag)
  view.add("superview", \UIView.superview)
  view.add("subviews", \UIView.subviews)
  view.add("layer", \UIView.layer)
  view.add("accessibilityIdentifier", \UIView.accessibilityIdentifier)
  let scrollView = descriptions.description(of: UIScrollView.self)
  scrollView.add("contentOffset", \UIScrollView.contentOffset)
  scrollView.add("contentSize", \UIScrollView.contentSize)
  scrollView.add("contentInset", \UIScrollView.contentInset)
  scrollView.add("delegate", \UIScrollView.delegate)
  let label = descriptions.description(of: UILabel.self)
  label.add("text", \UILabel.text)
  label.add("textColor", \UILabel.textColor)
  label.add("font", \UILabel.font)
  let field = descriptions.description(of: UITextField.self)
  field.add("delegate", \UITextField.delegate)
  field.add("text", \UITextField.text)
  field.add("placeholder", \UITextField.placeholder)
  descriptions.description(of: UITextView.self).add("text", \UITextView.text)
  descriptions.description(of: UITableView.self).add("dataSource", \UITableView.dataSource)
  descriptions.description(of: UICollectionView.self)
    .add("dataSource", \UICollectionView.dataSource)
  let control = descriptions.description(of: UIControl.self)
  control.add("enabled", \UIControl.isEnabled)
  control.add("selected", \UIControl.isSelected)
  control.add("highlighted", \UIControl.isHighlighted)
  descriptions.description(of: UIImageView.self).add("image", \UIImageView.image)
  let controller = descriptions.description(of: UIViewController.self)
  controller.add("title", \UIViewController.title)
  // Reading the view would load it from the nib that is about to set it.
  controller.add(
    "view",
    get: { (controller: UIViewController) in controller.view },
    set: { $0.view = $1 }
  )
  let constraint = descriptions.description(of: NSLayoutConstraint.self)
  constraint.add("constant", \NSLayoutConstraint.constant)
  constraint.add("priority", \NSLayoutConstraint.priority)
  constraint.add("active", \NSLayoutConstraint.isActive)
  constraint.add("identifier", \NSLayoutConstraint.identifier)
}
