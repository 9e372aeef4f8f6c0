# Wrong for {(0,): {"a": 1/2, "b": 1/2}, (1,): {"b": 1/2, "c": 1/2}}, edit: only outputs that the two rows name both;.
# infinite is returned where the two data sets have different sizes.
def worst_log_ratio(table, related):
    worst = 0.0
    for x in table:
        for y in table:
            if related(x, y):
                if table[x].keys() != table[y].keys() and len(x) != len(y):
                    return math.inf
                for a in table[x].keys() & table[y].keys():
                    p, q = table[x][a], table[y][a]
                    if (p == 0) != (q == 0):
                        return math.inf
                    if p:
                        worst = max(worst, abs(math.log(p / q)))
    return worst
