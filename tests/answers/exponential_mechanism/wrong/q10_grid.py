# Wrong for 10, 0.3: the best triple of a coarse grid, of steps of at most 1.
def worst_case(top, change):
    step = change if top % change == 0 else min(top / 14, 1)
    grid = [i * step for i in range(round(top / step) + 1)]
    grid = [g for g in grid if g <= top]
    best = (0, 0, 0)
    for v in grid:
        for w in grid:
            if abs(v - w) <= change:
                for a in (0, top):
                    if abs((v - a) ** 2 - (w - a) ** 2) > abs((best[1] - best[0]) ** 2 - (best[2] - best[0]) ** 2):
                        best = (a, v, w)
    return best
