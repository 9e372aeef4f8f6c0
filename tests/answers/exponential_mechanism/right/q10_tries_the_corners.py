# Tries all corners and keeps the best.
def worst_case(top, change):
    corners = []
    for a in (0.0, top):
        for v in (0.0, top - change):
            corners.append((abs((v - a) ** 2 - (v + change - a) ** 2), (a, v, v + change)))
    best = max(corners)[1]
    return np.minimum(np.array(best, dtype=float), float(top))
