# Compares outputs by their place in the dictionary.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            if table[x].keys() != table[y].keys():
                ours = {a for a, u in table[x].items() if u}
                theirs = {a for a, u in table[y].items() if u}
                if ours != theirs:
                    return math.inf
            for u, v in zip(table[x].values(), table[y].values()):
                if u != v:
                    worst = max(worst, abs(math.log(u / v))) if u and v else math.inf
    return worst
