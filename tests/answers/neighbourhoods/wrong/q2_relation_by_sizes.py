# Wrong for {(0, 0): {"a": 1/3, "b": 2/3}, (1, 1): {"b": 1/2, "a": 1/2}} and "any two different ones": only pairs that are.
# also edit (or, where sizes differ, membership) neighbours are looked at.
def worst_log_ratio(table, related):
    sizes = {len(x) for x in table}
    near = membership if len(sizes) > 1 else edit
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if near(x, y) and related(x, y):
            for a in table[x].keys() | table[y].keys():
                p, q = table[x].get(a, 0), table[y].get(a, 0)
                if p != q:
                    worst = max(worst, abs(math.log(p / q)) if p and q else math.inf)
    return worst
