# Classes of k to 2k - 1 people only, because a larger one may be cut in two at no cost; ties broken toward small classes.
def anonymise(ages, k):
    ranked = sorted(enumerate(ages), key=lambda pair: pair[1])
    plans = {0: (0, [])}
    for end in range(1, len(ranked) + 1):
        found = [
            (
                plans[end - size][0] + size * (ranked[end - 1][1] - ranked[end - size][1]),
                plans[end - size][1] + [size],
            )
            for size in range(k, 2 * k)
            if end - size in plans
        ]
        if found:
            plans[end] = min(found)
    result, begin = list(ages), 0
    for size in plans[len(ranked)][1]:
        piece = ranked[begin : begin + size]
        for i, _ in piece:
            result[i] = (piece[0][1], piece[-1][1])
        begin += size
    return result
