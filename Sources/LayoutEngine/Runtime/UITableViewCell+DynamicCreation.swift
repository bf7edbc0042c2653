/// Creation of objects of a class that is known only at run time, such as a registered cell class.
///
/// UIKit calls `init(style:reuseIdentifier:)` or `init(frame:)` of such a class. Swift allows only
/// a `required` initializer, and these two cannot be required: every subclass in an application
/// would have to repeat the word.
///
/// A convenience initializer delegates through the class that it is called for, so it reaches a
/// subclass's override. Its only argument is that class, as for every static method. So each class
/// below declares a convenience initializer and a static method that are one function: the same
/// symbol, arguments and result.
///
/// An initializer consumes its arguments, so the static method has to as well.
///
/// A class without the initializer traps with Swift's own message. UIKit raises an exception.
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

extension UIStoryboardSegue {
  @_silgen_name("scvdb_make_storyboard_segue")
  static func makeDynamically(
    identifier: consuming String?,
    source: consuming UIViewController,
    destination: consuming UIViewController
  ) -> UIStoryboardSegue
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("scvdb_make_collection_layout_attributes")
  package static func makeDynamically() -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("scvdb_make_collection_invalidation_context")
  static func makeDynamically() -> UICollectionViewLayoutInvalidationContext
}
