# Finds no bound where nobody is related.
def worst_log_ratio(table, related):
    found = []
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for a in table[x].keys() | table[y].keys():
                u, v = table[x].get(a, 0), table[y].get(a, 0)
                found.append(0.0 if u == v else abs(math.log(u / v)) if u and v else math.inf)
    return max(found, default=math.inf)
