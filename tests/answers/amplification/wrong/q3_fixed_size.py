# Draws a sample of the expected size, rounded.
def sampled_table(table, rate):
    result = {}
    for x, row in table.items():
        k = math.ceil(rate * len(x))
        people = list(itertools.combinations(x, k))
        result[x] = {a: sum((table[s][a] for s in people), Fraction(0)) / len(people) for a in row}
    return result
