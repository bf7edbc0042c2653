public import LayoutEngine

extension UICollectionView {
  /// Creates and configures the cells of one type of item.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let origin: ViewOrigin
    let handler: Handler

    public init(handler: @escaping Handler) {
      origin = ViewOrigin(type: Cell.self)
      self.handler = handler
    }

    public init(cellNib: UINib, handler: @escaping Handler) {
      origin = ViewOrigin(nib: cellNib)
      self.handler = handler
    }
  }

  /// Creates and configures supplementary views of one kind.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary,
      _ elementKind: String,
      _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let origin: ViewOrigin
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      origin = ViewOrigin(type: Supplementary.self)
      self.handler = handler
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      origin = ViewOrigin(nib: supplementaryNib)
      self.handler = handler
    }
  }

  /// Returns a reused or new cell, configured for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let identifier = identifier(of: registration.origin) { identifier in
      switch registration.origin.kind {
      case .type(let type): register(type, forCellWithReuseIdentifier: identifier)
      case .nib(let nib): register(nib, forCellWithReuseIdentifier: identifier)
      }
    }
    let made = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = made as? Cell else { preconditionFailure("the nib has no \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reused or new supplementary view, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let identifier = identifier(of: registration.origin) { identifier in
      switch registration.origin.kind {
      case .type(let type):
        register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      case .nib(let nib):
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: identifier,
      for: indexPath
    )
    guard let view = made as? Supplementary else {
      preconditionFailure("the nib has no \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }

  /// Returns the reuse identifier of a registration, and registers it on first use.
  private func identifier(of origin: ViewOrigin, register: (String) -> Void) -> String {
    if let index = registeredOrigins.firstIndex(where: { $0 === origin }) {
      return "registration \(index)"
    }
    let identifier = "registration \(registeredOrigins.count)"
    registeredOrigins.append(origin)
    register(identifier)
    return identifier
  }
}
