# Adds up in a counter, of exact numbers.
def sampled_table(table, rate):
    from collections import Counter

    result = {}
    for x in table:
        row = Counter({a: 0 for a in table[x]})
        for size in range(len(x) + 1):
            for people in itertools.combinations(x, size):
                chance = rate**size * (1 - rate) ** (len(x) - size)
                row.update({a: chance * p for a, p in table[people].items()})
        result[x] = row
    return result
