/// The class or nib of a registration; the object is the registration's identity.
package final class ViewOrigin {
  package enum Kind {
    case type(AnyClass)
    case nib(UINib)
  }

  package let kind: Kind

  package init(type: AnyClass) { kind = .type(type) }
  package init(nib: UINib) { kind = .nib(nib) }
}
