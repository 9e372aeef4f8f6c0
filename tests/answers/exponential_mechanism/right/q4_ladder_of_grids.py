# Narrow a grid of 101 points again and again, in the ratio b = e^(eps/2) for the smallest gap.
def epsilon_for_best(utilities, sensitivity, t):
    best = max(utilities)
    level = Counter4(float(best) - float(u) for u in utilities)
    k, m = len(utilities), level.pop(0.0)
    need = 1 / float(t) - m
    if float(t) * k <= 1.0003:
        return 0
    if not level or need <= 1e-10 * m:
        return math.inf
    gaps = np.array(list(level), dtype=float)[:, None] / (2 * float(sensitivity))
    many = np.array(list(level.values()), dtype=float)
    low, high = 0.0, 1e9
    for _ in range(14):
        grid = np.linspace(low, high, 101)
        enough = many @ np.exp(-gaps * grid) <= need
        place = int(enough.argmax())
        low, high = grid[max(place - 1, 0)], grid[place]
    return float(high)


class Counter4(dict):
    def __init__(self, things):
        super().__init__()
        for thing in things:
            self[thing] = self.get(thing, 0) + 1
