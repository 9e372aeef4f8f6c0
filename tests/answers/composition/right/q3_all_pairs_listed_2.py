# By all pairs listed.
from collections import defaultdict


def compose(first, later):
    result = defaultdict(dict)
    for a in sorted(later, reverse=True):
        names = sorted({b for row in later[a].values() for b in row})
        for b in names:
            for x in sorted(first):
                u = first[x].get(a, 0) * later[a][x].get(b, 0)
                result[x][a, b] = int(u) if u in (0, 1) else u
    return result
