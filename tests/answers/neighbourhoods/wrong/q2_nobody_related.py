# No two are related: the largest of nothing is taken for inf, it is 0.
def worst_log_ratio(table, related):
    pairs = [(x, y) for x, y in itertools.combinations(table, 2) if related(x, y)]
    gaps = []
    for x, y in pairs:
        for a in table[x].keys() | table[y].keys():
            u, v = table[x].get(a, 0), table[y].get(a, 0)
            gaps.append(0 if u == v else abs(math.log(u / v)) if u and v else math.inf)
    return max(gaps, default=math.inf)
