// swift-format-ignore-file: AvoidRetroactiveConformances

// What `import Combine` becomes.
public import Foundation
@_exported public import OpenCombine

extension JSONDecoder: @retroactive TopLevelDecoder {}
extension JSONEncoder: @retroactive TopLevelEncoder {}
extension PropertyListDecoder: @retroactive TopLevelDecoder {}
extension PropertyListEncoder: @retroactive TopLevelEncoder {}
