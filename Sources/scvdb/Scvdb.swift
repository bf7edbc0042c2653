@main
struct Scvdb {
  static func main() {}
}
