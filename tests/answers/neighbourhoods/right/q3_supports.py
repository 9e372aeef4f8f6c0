# Works out which numbers are possible under either, and takes the difference.
def certificate(n, p):
    def possible(x):
        return {sum(x)} if p == 0 else set(range(len(x) + 1))

    x = tuple(i % 2 for i in range(1, n + 1))
    other = x[1:]
    return x, other, possible(x) - possible(other)
