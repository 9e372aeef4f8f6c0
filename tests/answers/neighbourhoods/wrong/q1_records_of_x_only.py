# Wrong for ("Ada",), ("Adam",), 2: records that only y has are forgotten unless y has some that x has, too.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    keys = here.keys() | there.keys() if here.keys() & there.keys() else here.keys()
    k = sum(abs(here[r] - there[r]) for r in keys)
    return k * epsilon, k / 2 * epsilon if len(x) == len(y) else math.inf
