# Recursion short classes: right
def anonymise(ages, k):
    ranked = sorted((age, i) for i, age in enumerate(ages))

    def solve(rest):
        if not rest:
            return 0, {}
        best = None
        for size in range(k, min(2 * k, len(rest) + 1)):
            if 0 < len(rest) - size < k:
                continue
            below = solve(rest[size:])
            low, high = rest[0][0], rest[size - 1][0]
            loss = below[0] + size * (high - low)
            if best is None or loss < best[0]:
                best = loss, {**below[1], **{i: [low, high] for _, i in rest[:size]}}
        return best

    found = solve(ranked)[1]
    return tuple(found[i] for i in range(len(ages)))
