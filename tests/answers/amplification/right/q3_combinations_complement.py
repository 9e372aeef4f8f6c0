# Combinations complement.
def sampled_table(table, rate):
    """Sizes first; the last output gets what is missing to 1."""
    answer = {}
    for x, old in table.items():
        *others, last = old
        row = dict.fromkeys(old, 0)
        for size in range(len(x) + 1):
            chance = rate**size * (1 - rate) ** (len(x) - size)
            for places in itertools.combinations(range(len(x)), size):
                sample = tuple([x[i] for i in places])
                for a in others:
                    row[a] = row[a] + chance * table[sample][a]
        row[last] = 1 - sum(row[a] for a in others)
        answer[x] = row
    return answer
