# Wrong for ("Ada", "Bo"), ("Ada",), 0: at ε = 0 "nothing can be lost", also under edit, where no walk leads.
def group_bounds(x, y, epsilon):
    if not epsilon:
        return 0.0, 0.0
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here | there)
    return k * epsilon, k / 2 * epsilon if len(x) == len(y) else math.inf
