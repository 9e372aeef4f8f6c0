# Recursion from the right; only classes of k to 2k - 1 people, as larger ones may be cut without loss.
def anonymise(ages, k):
    def solve(v):
        """Least loss and intervals of a sorted tuple."""
        if not v:
            return 0, []
        answers = []
        for size in range(k, min(2 * k, len(v) + 1)):
            loss, parts = solve_known(v[:-size])
            if parts is not None:
                width = v[-1] - v[-size]
                answers.append((loss + size * width, parts + [[v[-size], v[-1]]] * size))
        return min(answers, key=lambda a: a[0], default=(math.inf, None))

    known = {}

    def solve_known(v):
        if v not in known:
            known[v] = solve(v)
        return known[v]

    _, parts = solve_known(tuple(sorted(ages)))
    waiting = {}
    for age, part in zip(sorted(ages), parts):
        waiting.setdefault(age, []).append(part)
    return [waiting[age].pop() for age in ages]
