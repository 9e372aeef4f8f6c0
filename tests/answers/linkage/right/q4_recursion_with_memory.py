# Recursion on where the first class ends, remembered by functools; pieces are dealt out by age order.
from functools import lru_cache


def anonymise(ages, k):
    v = sorted(ages)

    @lru_cache(None)
    def cheapest(start):
        """Loss and sizes of classes for all from start on."""
        if start == len(v):
            return 0, ()
        options = []
        for end in range(start + k, len(v) + 1):
            rest = cheapest(end)
            if rest is not None:
                options.append(
                    (rest[0] + (end - start) * (v[end - 1] - v[start]), (end - start,) + rest[1])
                )
        return min(options) if options else None

    intervals = []
    for size in cheapest(0)[1]:
        begin = len(intervals)
        intervals += [(v[begin], v[begin + size - 1])] * size
    by_rank = sorted(range(len(ages)), key=ages.__getitem__)
    answer = dict(zip(by_rank, intervals))
    return [answer[i] for i in range(len(ages))]
