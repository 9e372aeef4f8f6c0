# Names the outputs by sentences.
def always_somebody(n):
    return {
        x: {f"person {i} has a {bit}": Fraction(1, n) for i, bit in enumerate(x)}
        for x in dp.data_sets((0, 1), n)
    }
