import SwiftSyntax

/// A stored property without a value that other code of an app sets.
struct InjectedProperty {
  var name: String
  /// The type inside of the optional or of the list.
  var type: TypeSyntax
  var kind: Kind

  enum Kind {
    /// An implicitly unwrapped optional.
    case unwrapped
    case optional
    /// A list without elements; the type is the element's.
    case list
  }
}

extension VariableDeclSyntax {
  /// The optional properties of a class without an initial value, and the empty lists; outlets are
  /// left out.
  var injectedProperties: [InjectedProperty] {
    guard bindingSpecifier.tokenKind == .keyword(.var), attributes.areOfObjC,
      !modifiers.contains(where: { ["static", "class", "lazy", "override"].contains($0.name.text) })
    else { return [] }
    let isWeak = modifiers.contains("weak") || modifiers.contains("unowned")
    return bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        binding.isStored
      else { return nil }
      if let element = binding.elementOfEmptyList {
        return InjectedProperty(name: name, type: element, kind: .list)
      }
      guard binding.hasNoValue, let annotation = binding.typeAnnotation?.type else { return nil }
      if let type = annotation.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return InjectedProperty(name: name, type: type.wrappedType, kind: .unwrapped)
      }
      // A weak optional is usually a delegate, which may be missing.
      guard !isWeak, let type = annotation.as(OptionalTypeSyntax.self) else { return nil }
      return InjectedProperty(name: name, type: type.wrappedType, kind: .optional)
    }
  }
}

extension AttributeListSyntax {
  /// Whether no attribute changes the type or the storage of a property.
  fileprivate var areOfObjC: Bool {
    allSatisfy { item in
      let name = item.as(AttributeSyntax.self)?.attributeName.plainName
      return name.map { ["objc", "nonobjc", "MainActor"].contains($0) } ?? false
    }
  }
}

extension PatternBindingSyntax {
  fileprivate var hasNoValue: Bool {
    initializer.map { $0.value.is(NilLiteralExprSyntax.self) } ?? true
  }

  /// The type of the elements in `var a: [A] = []` and `var a = [A]()`; nil for other properties.
  fileprivate var elementOfEmptyList: TypeSyntax? {
    if let type = typeAnnotation?.type.as(ArrayTypeSyntax.self) {
      let list = initializer?.value.as(ArrayExprSyntax.self)
      return list?.elements.isEmpty == true ? type.element : nil
    }
    guard typeAnnotation == nil, let call = initializer?.value.as(FunctionCallExprSyntax.self),
      call.arguments.isEmpty, let list = call.calledExpression.as(ArrayExprSyntax.self),
      list.elements.count == 1, let element = list.elements.first?.expression
    else { return nil }
    return TypeSyntax(IdentifierTypeSyntax(name: .identifier(element.trimmedDescription)))
  }
}
