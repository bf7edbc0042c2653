import SwiftSyntax

/// The types of an app and of the packages that it depends on.
struct AppTypes {
  /// The declarations, joined with their extensions, in the order of the sources.
  private(set) var all: [AppType] = []
  private var indices: [String: Int] = [:]
  /// The names of types of the app that conform to each protocol or inherit from each class.
  private var direct: [String: [String]] = [:]

  init(_ declarations: [AppType]) {
    for type in declarations where type.kind != .extension && indices[type.name] == nil {
      indices[type.name] = all.count
      all.append(type)
    }
    for part in declarations where part.kind == .extension {
      guard let index = indices[part.name] else { continue }
      all[index].inherited += part.inherited
      all[index].initializers += part.initializers
      all[index].instances += part.instances
      all[index].factories += part.factories
      all[index].implemented.formUnion(part.implemented)
    }
    for type in all {
      for name in type.inherited {
        let aliased = self.type(named: name, inside: type.name)?.aliased
        let names = [name] + (aliased?.composedNames ?? [])
        for name in names { direct[name, default: []].append(type.name) }
      }
    }
  }

  /// Returns a type by its full name.
  subscript(name: String) -> AppType? { indices[name].map { all[$0] } }

  /// Returns the type that a name refers to inside of another type.
  func type(named name: String, inside owner: String) -> AppType? {
    var scopes = owner.split(separator: ".").map(String.init)
    while !scopes.isEmpty {
      if let type = self[(scopes + [name]).joined(separator: ".")] { return type }
      scopes.removeLast()
    }
    if let type = self[name] { return type }
    // A name with its module.
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return self[String(name[name.index(after: dot)...])]
      .flatMap { $0.module == name[..<dot] ? $0 : nil }
  }

  /// Returns the types that conform to a protocol, directly or not, in the order of the sources.
  func conforming(to name: String) -> [AppType] {
    var found: [AppType] = []
    var pending = [name]
    var visited: Set<String> = []
    while let next = pending.popLast() {
      guard visited.insert(next).inserted else { continue }
      for type in direct[next, default: []].compactMap({ self[$0] }) {
        pending.append(type.name)
        if type.kind != .protocol { found.append(type) }
      }
    }
    return found.sorted { (indices[$0.name] ?? 0) < (indices[$1.name] ?? 0) }
  }

  /// Returns the types that conform to all of some protocols, in the order of the sources.
  func conforming(toAll names: [String]) -> [AppType] {
    guard let first = names.first else { return [] }
    let others = names.dropFirst().map { Set(conforming(to: $0).map(\.name)) }
    return conforming(to: first).filter { type in others.allSatisfy { $0.contains(type.name) } }
  }

  /// Returns the names of the superclasses of a class, the nearest first.
  ///
  /// The last one may be declared elsewhere.
  func superclasses(of type: AppType) -> [String] {
    var names: [String] = []
    var current = type
    while let name = current.inherited.first, !names.contains(name) {
      names.append(name)
      guard let next = self.type(named: name, inside: current.name) else { break }
      if let aliased = next.aliased?.plainName {
        current.inherited = [aliased]
      } else if next.kind == .class {
        current = next
      } else {
        break
      }
    }
    return names
  }

  /// The name of a type in code of another module.
  ///
  /// The module distinguishes the type from types of the same name, unless a type has the name of
  /// the module, which then hides the module.
  func reference(to type: AppType) -> String {
    self[type.module] == nil ? "\(type.module).\(type.name)" : type.name
  }
}
