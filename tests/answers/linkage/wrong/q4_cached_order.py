# The answer is kept for a multiset of ages and k, and comes back in the order of the earlier call.
memory = {}


def anonymise(ages, k):
    name = (tuple(sorted(ages)), k)
    if name not in memory:
        n = len(ages)
        order = sorted(range(n), key=lambda i: ages[i])
        v = [ages[i] for i in order]
        best = {0: (0, [])}
        for j in range(1, n + 1):
            options = [(best[i][0] + (j - i) * (v[j - 1] - v[i]), best[i][1] + [(v[i], v[j - 1])] * (j - i)) for i in best if j - i >= k]
            if options:
                best[j] = min(options)
        result = [None] * n
        for place, part in zip(order, best[n][1]):
            result[place] = part
        memory[name] = result
    return list(memory[name])
