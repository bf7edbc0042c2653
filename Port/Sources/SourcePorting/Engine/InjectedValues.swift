import SwiftSyntax

/// A property of an app's class that an engine fills.
struct Injection: Hashable {
  var property: String
  /// The type inside of the optional, in code of another module.
  var type: String
}

extension StandIns {
  /// Returns the filled properties of a class and its superclasses, the class's own first.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - kind: The kind of properties. An engine fills optional ones only on request.
  /// - Returns: The properties.
  func injections(into type: AppType, _ kind: InjectedProperty.Kind) -> [Injection] {
    ([type] + types.superclasses(of: type).compactMap { types[$0] }).flatMap { owner in
      owner.injected.filter { $0.kind == kind }.compactMap { property in
        guard isModel(property.type, inside: owner.name) else { return nil }
        return Injection(
          property: property.name,
          type: types.spelling(of: property.type, inside: owner.name)
        )
      }
    }
  }

  /// Returns the expressions for the types of all filled properties, by the types' spelling.
  func injectedValues() -> [(type: String, expressions: [Expression], location: SourceLine)] {
    var known: Set<String> = []
    return types.all.flatMap { owner -> [(String, [Expression], SourceLine)] in
      guard owner.kind == .class, !owner.isGeneric else { return [] }
      let isController = types.isController(owner)
      return owner.injected.filter {
        $0.kind == .unwrapped || isController && $0.kind == .optional
      }.compactMap { property in
        let type = types.spelling(of: property.type, inside: owner.name)
        guard isModel(property.type, inside: owner.name), known.insert(type).inserted else {
          return nil
        }
        let values = values(of: property.type, inside: owner.name)
        return values.isEmpty ? nil : (type, values, owner.location)
      }
    }
  }

  /// Returns expressions for the delegate of an app; none if the modules of the app have no class of
  /// delegates.
  func applicationDelegate(in modules: Set<String>) -> [Expression] {
    let found = types.conforming(to: "UIApplicationDelegate").filter { type in
      modules.contains(type.module) && type.kind == .class && !types.isController(type)
    }
    let superclasses = Set(found.flatMap(types.superclasses))
    return found.first { !superclasses.contains($0.name) }.map { candidates(for: $0) } ?? []
  }

  /// Returns whether another part of the app determines a value: it is not a view, which a class
  /// usually makes itself.
  private func isModel(_ type: TypeSyntax, inside owner: String) -> Bool {
    let name = type.plainName
    guard let own = types.type(named: name, inside: owner) else {
      return !["UI", "CA", "NSLayout", "AV", "MK", "WK", "Timer", "DispatchWorkItem", "Any"]
        .contains(where: name.hasPrefix)
    }
    guard own.kind == .class, !types.isController(own) else { return !own.isHidden }
    return !own.isHidden && types.superclasses(of: own).last?.hasPrefix("UI") != true
  }

  private func values(of type: TypeSyntax, inside owner: String) -> [Expression] {
    let value = value(of: type, inside: owner)
    guard makers[type.flattened] == nil,
      let own = types.type(named: type.unwrappedExistential.plainName, inside: owner),
      !own.isGeneric
    else { return [value.expression].compactMap(\.self) }
    return candidates(for: own)
  }
}

extension TypeSyntax {
  /// The protocol of `any P` or `some P`; other types as they are.
  fileprivate var unwrappedExistential: TypeSyntax {
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.unwrappedExistential }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1,
      let only = type.elements.first
    {
      return only.type.unwrappedExistential
    }
    return self
  }
}
