import Foundation

/// Returns the seeds of a test that repeats one check.
///
/// `make test` runs every fourth seed. `make test-all` sets `SCVDB_TEST_ALL`, and runs all.
///
/// - Parameter count: The number of all seeds.
/// - Returns: The seeds to run, in order.
package func seeds(_ count: Int) -> [Int] {
  let isComplete = ProcessInfo.processInfo.environment["SCVDB_TEST_ALL"] != nil
  return Array(stride(from: 0, to: count, by: isComplete ? 1 : 4))
}
