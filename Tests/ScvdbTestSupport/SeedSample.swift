import Foundation

/// Returns the seeds of a test that repeats one check.
///
/// `make test` runs every fourth seed. `make test-all` sets `SCVDB_TEST_ALL`, and runs all.
///
/// - Parameter count: The number of all seeds.
/// - Returns: The seeds to run, in order.
package func seeds(_ count: Int) -> [Int] {
  sample(Array(0..<count))
}

/// Returns the inputs of a test that repeats one slow check: every fourth, or all, like `seeds(_:)`.
package func sample<Input>(_ inputs: [Input]) -> [Input] {
  let isComplete = ProcessInfo.processInfo.environment["SCVDB_TEST_ALL"] != nil
  return stride(from: 0, to: inputs.count, by: isComplete ? 1 : 4).map { inputs[$0] }
}
