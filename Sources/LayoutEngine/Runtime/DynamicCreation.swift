/// Creation of objects of a class that is only known at run time, as a class that an application
/// has registered for a table's cells.
///
/// UIKit calls `init(style:reuseIdentifier:)` or `init(frame:)` of such a class. Swift lets code
/// call only a `required` initializer of it, and those two cannot be required: every subclass of
/// an application would have to repeat the word. But a convenience initializer delegates by way of
/// the class that it is called for, so it reaches a subclass's override, and all it takes is that
/// class, which every static method gets as well. So each class below declares a convenience
/// initializer and a static method that are one function: the same symbol, with the same
/// arguments and result.
///
/// A class that does not have the initializer traps by Swift's own message for that case, as it
/// raises an exception in UIKit.
extension UITableViewCell {
  @_silgen_name("scvdb_make_table_view_cell")
  static func makeDynamically() -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("scvdb_make_table_view_header_footer_view")
  static func makeDynamically() -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  @_silgen_name("scvdb_make_collection_reusable_view")
  static func makeDynamically() -> UICollectionReusableView
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("scvdb_make_collection_layout_attributes")
  static func makeDynamically() -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("scvdb_make_collection_invalidation_context")
  static func makeDynamically() -> UICollectionViewLayoutInvalidationContext
}
