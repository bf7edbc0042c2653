import SwiftParser
import SwiftSyntax

/// Makes expressions for values that an app would have at run time.
///
/// A value is empty where possible: nil, 0, "", an empty collection, a closure that does nothing.
struct StandIns {
  /// An expression, or the types that need an expression from the user.
  enum Result {
    case made(Expression)
    case missing([String])

    var expression: Expression? {
      if case .made(let expression) = self { expression } else { nil }
    }
  }

  let types: AppTypes
  /// Expressions of the user, by the names of types.
  let makers: [String: String]
  /// Expressions for the types of the app, by their names.
  private var known: [String: Expression] = [:]
  /// The protocols with a ``ConformingClass``, by their names.
  private var protocols: Set<String> = []
  /// Whether a controller can be a value of a protocol.
  private var allowsControllers = false

  /// The maximum number of expressions that are tried for a type.
  private static let maximumCount = 3
  /// The maximum length of an expression, in bytes: expressions contain others repeatedly.
  private static let maximumLength = 4_000

  init(types: AppTypes, makers: [String: String]) {
    (self.types, self.makers) = (types, makers)
    findValues()
    // An implementation of one protocol can need a value of another.
    addConformingClasses { types.conforming(to: $0.name).allSatisfy(\.isHidden) }
    addConformingClasses { _ in true }
    // A delegate is usually the controller that makes another one.
    allowsControllers = true
    findValues()
  }

  /// Makes expressions of known expressions, until no further type has one.
  ///
  /// An expression therefore never contains a value of its own type, and has the least depth.
  private mutating func findValues() {
    var pending = types.all.filter { known[$0.name] == nil }
    while true {
      let found = pending.compactMap { type in
        candidates(for: type, maximum: 1).first.map { (name: type.name, expression: $0) }
      }
      guard !found.isEmpty else { return }
      for (name, expression) in found { known[name] = expression }
      pending.removeAll { known[$0.name] != nil }
    }
  }

  /// Adds classes for the protocols without a value, and the values that these make possible.
  private mutating func addConformingClasses(where isIncluded: (AppType) -> Bool) {
    let found = types.all.filter { type in
      type.kind == .protocol && known[type.name] == nil && isIncluded(type)
        && ProtocolRequirements(of: type, in: types).obstacle == nil
    }
    protocols.formUnion(found.map(\.name))
    findValues()
  }

  // MARK: Types

  /// Returns a value of a type.
  ///
  /// - Parameters:
  ///   - type: The type as written.
  ///   - owner: The name of the type with the declaration, which resolves nested names.
  /// - Returns: An expression, or the types that are missing for it.
  func value(of type: TypeSyntax, inside owner: String) -> Result {
    let text = type.flattened
    if let maker = makers[text] { return .made(Expression(text: "(\(maker))")) }
    if let type = type.as(AttributedTypeSyntax.self) {
      return value(of: type.baseType, inside: owner)
    }
    if let type = type.as(SomeOrAnyTypeSyntax.self) {
      return value(of: type.constraint, inside: owner)
    }
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return .made(Expression(text: "nil"))
    }
    if type.is(ArrayTypeSyntax.self) { return .made(Expression(text: "[]")) }
    if type.is(DictionaryTypeSyntax.self) { return .made(Expression(text: "[:]")) }
    if let type = type.as(TupleTypeSyntax.self) { return tuple(type, owner) }
    if let type = type.as(FunctionTypeSyntax.self) { return closure(type, owner) }
    if type.is(CompositionTypeSyntax.self) {
      let found = conforming(to: type.composedNames, maximum: 1).first
      return found.map { .made($0) } ?? .missing([text])
    }
    if let text = SystemValue.text(of: type) { return .made(Expression(text: text)) }
    return declared(type.plainName, owner)
  }

  private func tuple(_ type: TupleTypeSyntax, _ owner: String) -> Result {
    if type.elements.count == 1, let only = type.elements.first {
      return value(of: only.type, inside: owner)
    }
    let parameters = type.elements.map { element in
      AppParameter(label: element.firstName?.text, type: element.type)
    }
    return arguments(parameters, owner)
  }

  /// Returns a closure that ignores its arguments.
  private func closure(_ type: FunctionTypeSyntax, _ owner: String) -> Result {
    let count = type.parameters.count
    let head = count > 0 ? Array(repeating: "_", count: count).joined(separator: ", ") + " in" : ""
    let result = type.returnClause.type
    guard !["Void", "()"].contains(result.flattened) else {
      return .made(Expression(text: head.isEmpty ? "{ }" : "{ \(head) }"))
    }
    switch value(of: result, inside: owner) {
    case .made(let value):
      // The closure may not throw errors.
      let call = value.isThrowing ? "try! \(value.text)" : value.text
      return .made(Expression(text: "{ \(head) \(call) }", protocols: value.protocols))
    case .missing(let names): return .missing(names)
    }
  }

  /// Returns a value of a type of the app.
  private func declared(_ name: String, _ owner: String) -> Result {
    let type = types.type(named: name, inside: owner)
    return type.flatMap { known[$0.name] }.map { .made($0) } ?? .missing([name])
  }

  /// Returns expressions for a type of the app, the best first.
  func candidates(for type: AppType, maximum: Int = maximumCount) -> [Expression] {
    if let maker = makers[type.name] { return [Expression(text: "(\(maker))")] }
    guard !type.isGeneric, !type.isHidden else { return [] }
    if let aliased = type.aliased {
      let value = value(of: aliased, inside: type.name)
      return [value.expression].compactMap(\.self)
    }
    let found =
      switch type.kind {
      case .enum: cases(of: type)
      case .protocol: conforming(to: [type.name], maximum: maximum) + addedClass(for: type)
      default: values(of: type, maximum: maximum)
      }
    return Array(found.filter { $0.text.utf8.count <= Self.maximumLength }.prefix(maximum))
  }

  private func cases(of type: AppType) -> [Expression] {
    let name = types.reference(to: type)
    return type.cases.lazy.compactMap { item -> Expression? in
      if item.parameters.isEmpty { return Expression(text: "\(name).\(item.name)") }
      guard case .made(let list) = arguments(item.parameters, type.name) else { return nil }
      return list.inside("\(name).\(item.name)\(list.text)")
    }.prefix(1).map(\.self)
  }

  /// Returns values of types that conform to protocols; controllers come last.
  private func conforming(to protocols: [String], maximum: Int) -> [Expression] {
    let all = types.conforming(toAll: protocols).filter { !$0.isGeneric && !$0.isHidden }
    let controllers = allowsControllers ? all.filter { types.isController($0) } : []
    let others = all.filter { !types.isController($0) }
    return (others + controllers).lazy.compactMap { known[$0.name] }.prefix(maximum).map(\.self)
  }

  private func addedClass(for type: AppType) -> [Expression] {
    guard protocols.contains(type.name) else { return [] }
    return [Expression(text: "\(ConformingClass.name(for: type))()", protocols: [type.name])]
  }

  /// Returns values of a structure or class: static properties, initializers, static functions.
  private func values(of type: AppType, maximum: Int) -> [Expression] {
    let instances = instances(of: type)
    guard instances.count < maximum else { return instances }
    let calls = initializers(of: type).stablySorted(by: \.cost).lazy.compactMap { initializer in
      call(initializer, of: type).expression
    }.prefix(maximum)
    let values = instances + calls
    return values.count < maximum ? values + factories(of: type) : values
  }

  private func instances(of type: AppType) -> [Expression] {
    type.instances.map { Expression(text: "\(types.reference(to: type)).\($0)") }
  }

  /// Returns the possible calls of static functions that make the type.
  func factories(of type: AppType) -> [Expression] {
    type.factories.compactMap { factory in
      guard case .made(let list) = arguments(factory.parameters, type.name) else {
        return nil
      }
      return list.inside(
        "\(types.reference(to: type)).\(factory.name)\(list.text)",
        isThrowing: factory.isThrowing
      )
    }
  }

  // MARK: Calls

  /// Calls of initializers, and the initializers with missing types.
  struct Calls {
    var made: [Expression] = []
    /// The initializers that cannot be called, with the types that are missing.
    var impossible: [(initializer: AppInitializer, missing: [String])] = []
  }

  /// Returns the possible calls of initializers, beginning with the fewest arguments.
  func calls(of type: AppType) -> Calls {
    var calls = Calls()
    for initializer in initializers(of: type).stablySorted(by: \.cost) {
      switch call(initializer, of: type) {
      case .made(let call): calls.made.append(call)
      case .missing(let names): calls.impossible.append((initializer, names))
      }
    }
    return calls
  }

  private func call(_ initializer: AppInitializer, of type: AppType) -> Result {
    switch arguments(initializer.parameters, type.name) {
    case .made(let list):
      .made(
        list.inside(
          types.reference(to: type) + list.text + (initializer.isFailable ? "!" : ""),
          isThrowing: initializer.isThrowing
        )
      )
    case .missing(let names): .missing(names)
    }
  }

  /// Returns the initializers of a type, including inherited and implicit ones.
  private func initializers(of type: AppType) -> [AppInitializer] {
    var own = type.initializers
    let declaresDesignated = own.contains { !$0.isConvenience }
    if type.kind == .class {
      guard !declaresDesignated else { return own.filter { !$0.isHidden && !$0.isCoding } }
      let superclass = types.superclasses(of: type).lazy.compactMap { types[$0] }
        .first { $0.kind == .class }
      if let superclass {
        let arguments = GenericArguments(of: superclass, in: type)
        own += initializers(of: superclass).map(arguments.applied(to:))
      } else {
        own.append(types.inheritedInitializer(of: type))
      }
    } else if type.initializers.isEmpty, let memberwise = type.memberwiseInitializer {
      own.append(memberwise)
    }
    return own.filter { !$0.isHidden && !$0.isCoding }
  }

  /// Returns a list of arguments in parentheses.
  private func arguments(_ parameters: [AppParameter], _ owner: String) -> Result {
    var list = Expression(text: "")
    var texts: [String] = []
    var missing: [String] = []
    for parameter in parameters where !parameter.hasDefault {
      switch value(of: parameter.type, inside: owner) {
      case .made(let value):
        texts.append((parameter.label.map { "\($0): " } ?? "") + value.text)
        list.isThrowing = list.isThrowing || value.isThrowing
        list.protocols.formUnion(value.protocols)
      case .missing(let names): missing += names
      }
    }
    guard missing.isEmpty else { return .missing(missing) }
    return .made(list.inside("(\(texts.joined(separator: ", ")))"))
  }
}

extension AppInitializer {
  /// The order of initializers: failable ones come last.
  fileprivate var cost: Int {
    parameters.count { !$0.hasDefault } + (isFailable ? 100 : 0)
  }
}

extension AppType {
  /// The implicit initializer of a structure; nil if other files cannot call it.
  fileprivate var memberwiseInitializer: AppInitializer? {
    guard kind == .struct else { return nil }
    let members = properties.filter { !($0.isConstant && $0.hasValue) }
    guard members.allSatisfy({ $0.hasValue || !$0.isPrivate }) else { return nil }
    let required = members.filter { !$0.hasValue }
    // With a private property, only the initializer without arguments is visible.
    guard required.isEmpty || !members.contains(where: \.isPrivate) else { return nil }
    let parameters = required.compactMap { member in
      member.type.map { type in
        AppParameter(
          label: member.name,
          type: type,
          hasDefault: type.is(OptionalTypeSyntax.self) && !member.isConstant
        )
      }
    }
    guard parameters.count == required.count else { return nil }
    let list = parameters.map { "\($0.label ?? "_"): \($0.type.flattened)" }
    return AppInitializer(
      parameters: parameters,
      signature: "init(\(list.joined(separator: ", ")))"
    )
  }
}

extension Array {
  /// Returns the elements by increasing keys; elements with equal keys keep their order.
  fileprivate func stablySorted(by key: (Element) -> Int) -> [Element] {
    enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
      .map(\.element)
  }
}
