/// A part of an Xcode project that is left out, and the reason.
package struct XcodeNote: Hashable, Sendable {
  /// The reasons why a part is left out.
  package enum Reason: Hashable, Sendable {
    case missingFile
    /// An identifier without an object.
    case missingObject(id: String)
    /// A file in a folder of the build, such as the folder of derived sources.
    case unresolvedFolder(sourceTree: String)
    case notSwift
    /// A class without its behavior.
    case objectiveC
    case generatedFile
    case dataModel
    case bridgingHeader
    /// A target, product or package.
    case item(Item)
    case unreadable(String)
  }

  /// The parts that are not files.
  package enum Item: Hashable, Sendable {
    /// An extension, a macro, a watch app ...
    case targetKind(String)
    case otherPlatform(String)
    case sameModule(target: String)
    case noSwift
    case packageWithoutSources
    case unknownProduct
    case targetOfOtherProject
    /// An app beside the one of the engine.
    case otherApp(chosen: String)
    case tests
    /// A module of `Port/Libraries`.
    case library
    /// A binary or a macro.
    case foreignTarget
  }

  /// The path of the file, or the name of the target or package.
  package var subject: String
  package var reason: Reason

  package init(subject: String, reason: Reason) {
    self.subject = subject
    self.reason = reason
  }
}

extension XcodeNote: CustomStringConvertible {
  /// The subject and the reason in one line.
  package var description: String { "\(subject.printable): \(text)" }

  private var text: String {
    switch reason {
    case .missingFile: "the file does not exist"
    case .missingObject(let id): "the project file has no object '\(id.printable)'"
    case .unresolvedFolder(let tree):
      "the file is in '\(tree.printable)', a folder of Xcode's build"
    case .notSwift: "not Swift; its declarations are missing"
    case .objectiveC: "in Objective-C; its methods have no effect"
    case .generatedFile: "a build script makes this file, and is not run; run it in Xcode first"
    case .dataModel: "not a readable data model; its classes are not generated"
    case .bridgingHeader: "declarations of the bridging header are missing"
    case .item(let item): item.text
    case .unreadable(let reason): reason.printable
    }
  }
}

extension XcodeNote.Item {
  fileprivate var text: String {
    switch self {
    case .targetKind(let type): "a target of type '\(type.printable)'"
    case .otherPlatform(let platform): "a target for '\(platform.printable)'"
    case .sameModule(let target):
      "target '\(target.printable)' makes a module with the same name"
    case .noSwift: "the target has no Swift sources"
    case .packageWithoutSources:
      "no sources here; clone the package into SourcePackages/checkouts, or name its folder with --package"
    case .unknownProduct: "no package with this product was found; name one with --package"
    case .otherApp(let chosen):
      "the engine has the app '\(chosen.printable)'; choose another one with --app"
    case .tests: "tests of the app"
    case .library: "no sources here; a module with its public names replaces it"
    case .foreignTarget: "a binary or a macro; its module is empty"
    case .targetOfOtherProject: "the other project was not found"
    }
  }
}
