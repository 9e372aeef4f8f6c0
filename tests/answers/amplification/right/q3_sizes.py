# Goes over the sizes of the sample and the people in it.
def sampled_table(table, rate):
    result = {}
    for x in table:
        n, row = len(x), {a: Fraction(0) for a in table[x]}
        for k in range(n + 1):
            for people in itertools.combinations(range(n), k):
                source = table[tuple(x[i] for i in people)]
                for a in row:
                    row[a] += source[a] * rate**k * (1 - rate) ** (n - k)
        result[x] = row
    return result
