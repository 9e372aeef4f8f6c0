# Different sets of named outputs are taken for a proof, though an output of probability 0 may be named or left out. Input: {(0,): {"a": 1.0}, (1,): {"a": 1.0, "b": 0.0}}: infinite instead of 0.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.product(table, repeat=2):
        if related(x, y):
            if table[x].keys() != table[y].keys():
                return math.inf
            for a, u in table[x].items():
                v = table[y][a]
                if u == 0 and v == 0:
                    continue
                if u == 0 or v == 0:
                    return math.inf
                worst = max(worst, abs(math.log(u / v)))
    return worst
