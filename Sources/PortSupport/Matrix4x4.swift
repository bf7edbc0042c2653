// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A matrix of four columns, from module `simd`.
public struct Matrix4x4<Scalar: SIMDScalar & FloatingPoint>: Equatable {
  /// The columns from left to right.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// Creates a zero matrix.
  public init() { self.init(diagonal: .zero) }

  /// Creates a matrix with numbers on the diagonal and zero elsewhere.
  public init(diagonal: SIMD4<Scalar>) {
    columns = (.zero, .zero, .zero, .zero)
    for index in 0..<4 { self[index, index] = diagonal[index] }
  }

  /// Creates a matrix with a scalar on the diagonal and zero elsewhere.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD4(repeating: scalar)) }

  /// Creates a matrix from its columns, left to right.
  public init(_ columns: [SIMD4<Scalar>]) {
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }

  /// Creates a matrix from its columns, left to right.
  public init(
    _ column0: SIMD4<Scalar>,
    _ column1: SIMD4<Scalar>,
    _ column2: SIMD4<Scalar>,
    _ column3: SIMD4<Scalar>
  ) {
    columns = (column0, column1, column2, column3)
  }

  /// Creates a matrix from its columns, left to right.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }

  /// Creates a matrix from its rows, top to bottom.
  public init(rows: [SIMD4<Scalar>]) { self = Matrix4x4(rows).transpose }

  /// A column.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("a matrix has the columns 0 to 3, not \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("a matrix has the columns 0 to 3, not \(column)")
      }
    }
  }

  /// The number in a column and a row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The transposed matrix.
  public var transpose: Matrix4x4 {
    Matrix4x4((0..<4).map { SIMD4(columns.0[$0], columns.1[$0], columns.2[$0], columns.3[$0]) })
  }

  /// Returns whether all numbers are equal.
  public static func == (one: Matrix4x4, other: Matrix4x4) -> Bool { one.columns == other.columns }

  /// Returns the product of a matrix and a column vector.
  public static func * (matrix: Matrix4x4, vector: SIMD4<Scalar>) -> SIMD4<Scalar> {
    (0..<4).reduce(.zero) { $0 + matrix[$1] * vector[$1] }
  }

  /// Returns the product of a row vector and a matrix.
  public static func * (vector: SIMD4<Scalar>, matrix: Matrix4x4) -> SIMD4<Scalar> {
    matrix.transpose * vector
  }

  /// Returns the product, which applies the second matrix first.
  public static func * (one: Matrix4x4, other: Matrix4x4) -> Matrix4x4 {
    Matrix4x4((0..<4).map { one * other[$0] })
  }
}

extension Matrix4x4: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

/// A matrix of doubles.
public typealias simd_double4x4 = Matrix4x4<Double>
/// A matrix of doubles.
public typealias double4x4 = Matrix4x4<Double>
/// A matrix of floats.
public typealias simd_float4x4 = Matrix4x4<Float>
/// A matrix of floats.
public typealias float4x4 = Matrix4x4<Float>
/// Four doubles.
public typealias simd_double4 = SIMD4<Double>
/// Four floats.
public typealias simd_float4 = SIMD4<Float>
