# Wrong for n = 4 and 6: two persons are published together, so that the total variation is 2/n.
def always_somebody(n):
    size = 2 if n > 2 and n % 2 == 0 else 1
    return {
        x: {(i, x[i : i + size]): Fraction(size, n) for i in range(0, n, size)}
        for x in itertools.product((0, 1), repeat=n)
    }
