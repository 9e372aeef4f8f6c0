# By words with zeros.
def always_somebody(n):
    names = ["Ada", "Bob", "Cleo", "Dan", "Eve"][:n]
    outputs = [f"{name} has a {bit}" for name in names for bit in (0, 1)]
    share = Fraction(1, n) if n > 1 else 1
    return {
        x: {out: share if out.endswith(str(x[names.index(out.split()[0])])) else 0 for out in outputs}
        for x in itertools.product([0, 1], repeat=n)
    }
