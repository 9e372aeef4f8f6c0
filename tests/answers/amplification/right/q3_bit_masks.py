# Another way: bit masks.
def sampled_table(table, rate):
    def sampled(x):
        weights = {}
        for mask in range(2 ** len(x)):
            sample = tuple(r for i, r in enumerate(x) if mask >> i & 1)
            weight = math.prod([rate if mask >> i & 1 else 1 - rate for i in range(len(x))])
            weights[sample] = weights.get(sample, 0) + weight
        return {a: sum(w * table[s][a] for s, w in weights.items()) for a in table[x]}

    return dict(zip(table, map(sampled, table)))
