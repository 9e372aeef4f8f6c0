# Recursion from the left with memory; classes of k to 2k - 1 people are enough, for larger ones can be cut.
from functools import lru_cache


def anonymise(ages, k):
    people = sorted((age, i) for i, age in enumerate(ages))
    n = len(people)

    @lru_cache(maxsize=None)
    def rest(start):
        if start == n:
            return 0, ()
        options = []
        for end in range(start + k, min(start + 2 * k - 1, n) + 1):
            loss, classes = rest(end)
            if loss is not None:
                width = people[end - 1][0] - people[start][0]
                options.append((loss + width * (end - start), ((start, end), *classes)))
        return min(options) if options else (None, ())

    interval = {}
    for start, end in rest(0)[1]:
        for _, i in people[start:end]:
            interval[i] = [people[start][0], people[end - 1][0]]
    return [interval[i] for i in range(n)]
