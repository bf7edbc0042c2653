extension Character {
  /// The first scalar; every character has at least one.
  var firstScalar: Unicode.Scalar { unicodeScalars[unicodeScalars.startIndex] }

  /// The scalar of a character with a single scalar.
  var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    return scalars.index(after: scalars.startIndex) == scalars.endIndex ? firstScalar : nil
  }
}
