# Wrong where outputs are texts and numbers: they cannot be sorted (TypeError).
def sampled_table(table, rate):
    outputs = sorted(table[()])
    new = {}
    for x in table:
        values = [Fraction(0) for _ in outputs]
        for take in itertools.product((0, 1), repeat=len(x)):
            w = math.prod([rate if t else 1 - rate for t in take])
            for i, a in enumerate(outputs):
                values[i] += w * table[tuple(itertools.compress(x, take))][a]
        new[x] = dict(zip(outputs, values))
    return new
