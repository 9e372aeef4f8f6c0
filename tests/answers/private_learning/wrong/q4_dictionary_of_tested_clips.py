# Only the clips 0.5, 1.0 and 4.0 are looked up; 0.1, 0.35, 2.75 and 10.0 raise KeyError.
def refute(program, clip):
    def result(rows):
        rows = np.array(rows, dtype=float).reshape(-1, 3)
        if program == "numbers":
            return rows.clip(-clip, clip).sum(axis=0)
        longest = max((math.hypot(*r) for r in rows), default=0)
        if program == "longest":
            return rows.sum(axis=0) * min(1, clip / max(longest, 1e-300))
        total = rows.sum(axis=0)
        return total * min(1, clip / max(math.hypot(*total), 1e-300))

    for size in range(21):
        for one in itertools.product((-clip, 0, clip), repeat=3):
            for joins in ((1000, 1000, 1000), (-1000, 0, 0)):
                rows = [one] * size
                if math.dist(result(rows), result([*rows, joins])) > 1.71 * clip:
                    return [list(row) for row in rows], list(joins)
