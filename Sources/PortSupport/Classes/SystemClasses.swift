import UIKit

/// Describes UIKit's classes by the keys that code and documents of applications use.
@MainActor
func describeSystemClasses(in descriptions: ClassDescriptions) {
  describeViews(in: descriptions)
  describeTextViews(in: descriptions)
  describeControls(in: descriptions)
  describeLists(in: descriptions)
  describeControllers(in: descriptions)
  describeLayers(in: descriptions)
  describeMenus(in: descriptions)
  let constraint = descriptions.description(of: NSLayoutConstraint.self)
  constraint.add("constant", \NSLayoutConstraint.constant)
  constraint.add("priority", \NSLayoutConstraint.priority)
  constraint.add("active", \NSLayoutConstraint.isActive)
  constraint.add("identifier", \NSLayoutConstraint.identifier)
  descriptions.description(of: UIGestureRecognizer.self)
    .add("delegate", \UIGestureRecognizer.delegate)
}

@MainActor
private func describeViews(in descriptions: ClassDescriptions) {
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
  view.add("clipsToBounds", \UIView.clipsToBounds)
  view.add("contentMode", \UIView.contentMode)
  view.add("userInteractionEnabled", \UIView.isUserInteractionEnabled)
  view.add("superview", \UIView.superview)
  view.add("subviews", \UIView.subviews)
  view.add("layer", \UIView.layer)
  view.add("semanticContentAttribute", \UIView.semanticContentAttribute)
  view.add("accessibilityIdentifier", \UIView.accessibilityIdentifier)
  view.add("accessibilityLabel", \UIView.accessibilityLabel)
  let scrollView = descriptions.description(of: UIScrollView.self)
  scrollView.add("contentOffset", \UIScrollView.contentOffset)
  scrollView.add("contentSize", \UIScrollView.contentSize)
  scrollView.add("contentInset", \UIScrollView.contentInset)
  scrollView.add("delegate", \UIScrollView.delegate)
  descriptions.description(of: UIImageView.self).add("image", \UIImageView.image)
  let stack = descriptions.description(of: UIStackView.self)
  stack.add("spacing", \UIStackView.spacing)
  stack.add("axis", \UIStackView.axis)
  stack.add("alignment", \UIStackView.alignment)
  stack.add("distribution", \UIStackView.distribution)
  let bar = descriptions.description(of: UINavigationBar.self)
  bar.add("delegate", \UINavigationBar.delegate)
  bar.add("barTintColor", \UINavigationBar.barTintColor)
  bar.add("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
  let searchBar = descriptions.description(of: UISearchBar.self)
  searchBar.add("delegate", \UISearchBar.delegate)
  searchBar.add("text", \UISearchBar.text)
  searchBar.add("placeholder", \UISearchBar.placeholder)
  descriptions.description(of: UITabBar.self).add("delegate", \UITabBar.delegate)
}

@MainActor
private func describeTextViews(in descriptions: ClassDescriptions) {
  let label = descriptions.description(of: UILabel.self)
  label.add("text", \UILabel.text)
  label.add("textColor", \UILabel.textColor)
  label.add("font", \UILabel.font)
  label.add("numberOfLines", \UILabel.numberOfLines)
  label.add("textAlignment", \UILabel.textAlignment)
  label.add("lineBreakMode", \UILabel.lineBreakMode)
  label.add("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
  label.add("minimumScaleFactor", \UILabel.minimumScaleFactor)
  let field = descriptions.description(of: UITextField.self)
  field.add("delegate", \UITextField.delegate)
  field.add("text", \UITextField.text)
  field.add("textColor", \UITextField.textColor)
  field.add("font", \UITextField.font)
  field.add("placeholder", \UITextField.placeholder)
  let textView = descriptions.description(of: UITextView.self)
  textView.add("delegate", \UITextView.delegate)
  textView.add("text", \UITextView.text)
  textView.add("textColor", \UITextView.textColor)
  textView.add("font", \UITextView.font)
}

@MainActor
private func describeControls(in descriptions: ClassDescriptions) {
  let control = descriptions.description(of: UIControl.self)
  control.add("enabled", \UIControl.isEnabled)
  control.add("selected", \UIControl.isSelected)
  control.add("highlighted", \UIControl.isHighlighted)
  let button = descriptions.description(of: UIButton.self)
  button.add("titleLabel", \UIButton.titleLabel)
  button.add("imageView", \UIButton.imageView)
  let picker = descriptions.description(of: UIPickerView.self)
  picker.add("dataSource", \UIPickerView.dataSource)
  picker.add("delegate", \UIPickerView.delegate)
}

@MainActor
private func describeLists(in descriptions: ClassDescriptions) {
  let table = descriptions.description(of: UITableView.self)
  table.add("dataSource", \UITableView.dataSource)
  table.add("delegate", \UITableView.delegate)
  table.add("separatorColor", \UITableView.separatorColor)
  table.add("rowHeight", \UITableView.rowHeight)
  table.add("estimatedRowHeight", \UITableView.estimatedRowHeight)
  let collection = descriptions.description(of: UICollectionView.self)
  collection.add("dataSource", \UICollectionView.dataSource)
  collection.add("delegate", \UICollectionView.delegate)
  let cell = descriptions.description(of: UITableViewCell.self)
  cell.add("textLabel", \UITableViewCell.textLabel)
  cell.add("detailTextLabel", \UITableViewCell.detailTextLabel)
  cell.add("imageView", \UITableViewCell.imageView)
  cell.add("contentView", \UITableViewCell.contentView)
  cell.add("backgroundView", \UITableViewCell.backgroundView)
  cell.add("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
  cell.add("accessoryView", \UITableViewCell.accessoryView)
}

@MainActor
private func describeControllers(in descriptions: ClassDescriptions) {
  let controller = descriptions.description(of: UIViewController.self)
  controller.add("title", \UIViewController.title)
  // Reading the view would load it from the nib that is about to set it.
  controller.add(
    "view",
    get: { (controller: UIViewController) in controller.view },
    set: { $0.view = $1 }
  )
  controller.add("modalPresentationStyle", \UIViewController.modalPresentationStyle)
  controller.add("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
  controller.add("transitioningDelegate", \UIViewController.transitioningDelegate)
  let stack = descriptions.description(of: UINavigationController.self)
  stack.add("delegate", \UINavigationController.delegate)
  let tabs = descriptions.description(of: UITabBarController.self)
  tabs.add("delegate", \UITabBarController.delegate)
  tabs.add("selectedIndex", \UITabBarController.selectedIndex)
  let split = descriptions.description(of: UISplitViewController.self)
  split.add("delegate", \UISplitViewController.delegate)
  let pages = descriptions.description(of: UIPageViewController.self)
  pages.add("dataSource", \UIPageViewController.dataSource)
  pages.add("delegate", \UIPageViewController.delegate)
}

/// Lets empty elements of menus replace omitted ones; the classes have no `init()`.
@MainActor
private func describeMenus(in descriptions: ClassDescriptions) {
  descriptions.description(of: UIMenuElement.self)
    .add(maker: { UIMenuElement(title: "", image: nil) })
  descriptions.description(of: UIMenu.self).add(maker: { UIMenu(children: []) })
  descriptions.description(of: UIAction.self).add(maker: { UIAction { _ in } })
}

@MainActor
private func describeLayers(in descriptions: ClassDescriptions) {
  let layer = descriptions.description(of: CALayer.self)
  layer.add("cornerRadius", \CALayer.cornerRadius)
  layer.add("borderWidth", \CALayer.borderWidth)
  layer.add("borderColor", \CALayer.borderColor)
  layer.add("backgroundColor", \CALayer.backgroundColor)
  layer.add("masksToBounds", \CALayer.masksToBounds)
  layer.add("shadowColor", \CALayer.shadowColor)
  layer.add("shadowOpacity", \CALayer.shadowOpacity)
  layer.add("shadowOffset", \CALayer.shadowOffset)
  layer.add("shadowRadius", \CALayer.shadowRadius)
  layer.add("opacity", \CALayer.opacity)
  layer.add("hidden", \CALayer.isHidden)
  layer.add("zPosition", \CALayer.zPosition)
  layer.add("maskedCorners", \CALayer.maskedCorners)
  layer.add("shouldRasterize", \CALayer.shouldRasterize)
  layer.add("rasterizationScale", \CALayer.rasterizationScale)
  layer.add("name", \CALayer.name)
}
