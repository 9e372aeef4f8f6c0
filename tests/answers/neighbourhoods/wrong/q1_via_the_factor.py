# Goes through the factor e^(k epsilon), which overflows to infinity for large distances.
# Witness: group_bounds(("a",) * 30, ("b",) * 30, 100) gives (inf, inf); right is (6000, 3000).
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    with np.errstate(over="ignore"):
        factor = np.exp(float(epsilon)) ** k
    first = float(np.log(factor))
    return first, first / 2 if len(x) == len(y) else math.inf
