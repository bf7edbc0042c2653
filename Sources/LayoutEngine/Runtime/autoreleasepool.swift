/// Runs a body whose temporary objects are let go when it ends; here they always are by then.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
