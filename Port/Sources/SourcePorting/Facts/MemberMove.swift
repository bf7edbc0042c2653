/// A member that goes from an extension into the body of its class.
///
/// Objective-C lets members of extensions override and be overridden; Swift by itself only those in
/// the body of a class.
package struct MemberMove: Hashable, Sendable {
  static let name = "extension-override"

  /// The class.
  package var type: String
  /// The member's full name.
  package var member: String
  /// The file that has the member, relative to the package.
  package var origin: String
  /// The bytes of the member there.
  package var range: Range<Int>
  /// The line of its first byte.
  package var line: Int
  /// The file that has the class.
  package var destination: String
  /// The closing brace of the class.
  package var end: SourcePosition

  /// What goes in front of the member: nothing at present, as extensions state access one by one.
  var access: String { "" }

  /// Finds the members that have to be moved.
  static func moves(among files: [FileFacts]) -> [MemberMove] {
    let classes = classes(of: files)
    let overridden = overriddenMembers(of: files)
    return files.flatMap { file in
      file.types.filter { $0.kind == .extension }.flatMap { type -> [MemberMove] in
        guard let (path, end) = classes[type.name] else { return [] }
        return type.members.compactMap { member in
          guard let start = member.start, let last = member.end,
            member.isOverride || overridden.contains(member.fullName)
          else { return nil }
          return MemberMove(
            type: type.name,
            member: member.fullName,
            origin: file.path,
            range: start.offset..<last,
            line: start.line,
            destination: path,
            end: end
          )
        }
      }
    }
  }

  /// The files and closing braces of all classes.
  private static func classes(
    of files: [FileFacts]
  ) -> [String: (path: String, end: SourcePosition)] {
    files.reduce(into: [:]) { classes, file in
      for type in file.types where type.kind == .class {
        classes[type.name] = type.end.map { (file.path, $0) }
      }
    }
  }

  /// The full names of all members that something overrides.
  private static func overriddenMembers(of files: [FileFacts]) -> Set<String> {
    Set(files.flatMap(\.types).flatMap(\.members).filter(\.isOverride).map(\.fullName))
  }
}
