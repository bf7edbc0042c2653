/// Finds the types of an app that omitted code belongs to.
struct OmissionOwners {
  /// The kinds of the declared types, by their names and then by their modules.
  private var kinds: [String: [String: TypeFact.Kind]] = [:]
  private let modules: Set<String>

  init(_ files: [FileFacts]) {
    modules = Set(files.map(\.module))
    for file in files {
      for type in file.types where type.kind != .extension {
        kinds[type.name, default: [:]][file.module] = type.kind
      }
    }
  }

  /// Returns whether the app declares a type, or a type around it.
  ///
  /// It does not declare the UIKit class of an extension.
  func declares(_ type: String) -> Bool {
    withEnclosing(type).contains { declaration(of: $0, in: "") != nil }
  }

  /// Finds the innermost class around code.
  ///
  /// Code in a structure inside of a class belongs to the class.
  ///
  /// - Parameters:
  ///   - type: The innermost type with the code, as written.
  ///   - module: The module of the code, which is preferred if several modules declare the type.
  /// - Returns: The class with its module, such as `Travel.ChatViewController`; nil for code outside
  ///   of classes.
  func owner(of type: String, in module: String) -> String? {
    withEnclosing(type).lazy.compactMap { declaration(of: $0, in: module) }
      .first { $0.kind == .class }.map { "\($0.module).\($0.name)" }
  }

  /// Returns a name and the names of the enclosing types, the innermost first.
  private func withEnclosing(_ type: String) -> [String] {
    let parts = type.split(separator: ".")
    return parts.indices.reversed().map { parts[...$0].joined(separator: ".") }
  }

  private func declaration(
    of type: String,
    in module: String
  ) -> (name: String, module: String, kind: TypeFact.Kind)? {
    if let kinds = kinds[type],
      let found = kinds[module].map({ (module, $0) }) ?? kinds.min(by: { $0.key < $1.key })
    {
      return (type, found.0, found.1)
    }
    // A name with its module.
    let parts = type.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, modules.contains(parts[0]),
      let kind = kinds[parts[1]]?[parts[0]]
    else { return nil }
    return (parts[1], parts[0], kind)
  }
}

extension OmissionReport {
  /// Returns the report without the types that the app does not declare.
  func keepingTypes(of owners: OmissionOwners) -> OmissionReport {
    var report = self
    for index in report.omissions.indices {
      guard let type = report.omissions[index].type, !owners.declares(type) else { continue }
      report.omissions[index].type = nil
    }
    return report
  }

  /// Counts the omitted parts in each class of an app.
  ///
  /// - Parameters:
  ///   - owners: The types of the app.
  ///   - modules: The modules of each file of the user.
  /// - Returns: The counts by the class with its module.
  func countsByClass(
    _ owners: OmissionOwners,
    modules: [String: Set<String>]
  ) -> [String: Int] {
    var counts: [String: Int] = [:]
    for code in omissions where code.kind != .addition {
      guard let type = code.type else { continue }
      let classes = (modules[code.file] ?? []).compactMap { owners.owner(of: type, in: $0) }
      for name in Set(classes) { counts[name, default: 0] += 1 }
    }
    return counts
  }
}
