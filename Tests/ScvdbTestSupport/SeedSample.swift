import Foundation

/// Returns the seeds of a test that repeats one check.
///
/// `make test` runs every fourth seed. `make test-all` sets `SCVDB_TEST_ALL`, and runs all.
///
/// - Parameter count: The number of all seeds.
/// - Returns: The seeds to run, in order.
package func seeds(_ count: Int) -> [Int] {
  sample(0..<count)
}

/// Returns the inputs of a test that repeats one check: every fourth, or all, like `seeds(_:)`.
package func sample<Inputs: Collection>(_ inputs: Inputs) -> [Inputs.Element] {
  inputs.enumerated().filter { $0.offset.isMultiple(of: sampleStride) }.map(\.element)
}

/// The distance of the inputs to run: 4, or 1 for all, like `seeds(_:)`.
package let sampleStride =
  ProcessInfo.processInfo.environment["SCVDB_TEST_ALL"] == nil ? 4 : 1
