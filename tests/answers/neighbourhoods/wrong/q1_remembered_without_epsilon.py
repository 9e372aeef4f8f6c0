# Wrong for ("Ada",), ("Cy",), 2 if ("Ada",), ("Cy",), 1 was asked before: remembered by the two data sets only.
def group_bounds(x, y, epsilon, known={}):
    if (x, y) not in known:
        here, there = Counter(x), Counter(y)
        k = sum(abs(here[r] - there[r]) for r in here | there)
        known[x, y] = k * epsilon, k / 2 * epsilon if len(x) == len(y) else math.inf
    return known[x, y]
