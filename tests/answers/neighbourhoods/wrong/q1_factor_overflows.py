# The factor is multiplied up and its logarithm taken at the end, which is infinite above 709. Input: 30 times 0 and 30 times 1, epsilon 100: infinite instead of 6000.
def group_bounds(x, y, epsilon):
    here, there = Counter(x), Counter(y)
    steps = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    with np.errstate(over="ignore"):
        factor = np.exp(np.float64(epsilon))
        whole, half = np.log(factor**steps), np.log(factor ** (steps // 2))
    return float(whole), float(half) if len(x) == len(y) else math.inf
