/// Returns the position and the problem of a JSON decoding error, in one clause.
package func decodingReason(_ error: any Error) -> String {
  func path(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? "the message" : "'\(path.joined(separator: "."))'"
  }
  return switch error as? DecodingError {
  case .keyNotFound(let key, let context): "\(path(context)) has no '\(key.stringValue)'"
  case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
    "\(path(context)) is not a \(type)"
  case .dataCorrupted(let context):
    context.codingPath.isEmpty ? "it is not JSON" : "\(path(context)): \(context.debugDescription)"
  default: "\(error)"
  }
}
