# The best triple of a grid with steps of 1/2, not of all numbers. Input: top 10, change 0.3.
def worst_case(top, change):
    grid = np.arange(0, top + 1e-9, 0.5)
    best = (-1, 0, 0, 0)
    for a in (grid[0], grid[-1]):
        for v in grid:
            w = min(v + math.floor(2 * change) / 2, grid[-1])
            best = max(best, (abs((v - a) ** 2 - (w - a) ** 2), a, v, w))
    return best[1:]
