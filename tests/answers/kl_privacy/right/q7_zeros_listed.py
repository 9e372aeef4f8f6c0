# Lists impossible outputs as well.
def always_somebody(n):
    outputs = list(itertools.product(range(n), (0, 1)))
    return {
        x: {(i, bit): Fraction(int(x[i] == bit), n) for i, bit in outputs}
        for x in itertools.product((0, 1), repeat=n)
    }
