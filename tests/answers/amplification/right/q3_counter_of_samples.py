# By counter of samples.
from collections import Counter, defaultdict


def sampled_table(table, rate):
    new = defaultdict(Counter)
    for x, row in table.items():
        samples = Counter()
        for k in range(len(x) + 1):
            for who in itertools.combinations(range(len(x)), k):
                samples[tuple(x[i] for i in who)] += rate**k * (1 - rate) ** (len(x) - k)
        for a in row:
            new[x][a] = sum(w * table[s][a] for s, w in samples.items())
    return new
