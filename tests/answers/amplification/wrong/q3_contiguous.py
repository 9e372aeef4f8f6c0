# Samples are stretches x[i:j]; from three people on, the first and the last alone are missed.
# Witness: sampled_table({x: {'a': Fraction(1, 1 + sum((i + 1) * (2 + ord(str(r)[0]) % 7) for i, r in enumerate(x))), 'b': 1 - Fraction(1, 1 + sum((i + 1) * (2 + ord(str(r)[0]) % 7) for i, r in enumerate(x)))} for x in dp.data_sets((1, 0), range(4))}, Fraction(1, 2)): the row of (1, 1, 1) is {'a': Fraction(215, 728), 'b': Fraction(211, 364)}; right: {'a': Fraction(57, 182), 'b': Fraction(125, 182)}
def sampled_table(table, rate):
    result = {}
    for x, old in table.items():
        n = len(x)
        samples = [()] + [x[i:j] for i in range(n) for j in range(i + 1, n + 1)]
        result[x] = {
            output: sum(
                rate ** len(s) * (1 - rate) ** (n - len(s)) * table[s][output] for s in samples
            )
            for output in old
        }
    return result
