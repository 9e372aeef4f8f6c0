# Publishes the data with all bits but one masked, as a text; impossible ones are named too, with 0.
def always_somebody(n):
    outputs = ["*" * i + b + "*" * (n - 1 - i) for i in range(n) for b in "01"]
    table = {}
    for code in range(2**n):
        x = tuple(code >> i & 1 for i in range(n))
        text = "".join(map(str, x))
        table[x] = {
            o: Fraction(1, n) if all(c in ("*", t) for c, t in zip(o, text)) else 0 for o in outputs
        }
    return table
