# Wrong where an output is impossible: the output is left out of the new row.
def sampled_table(table, rate):
    new = {}
    for x in table:
        row = {}
        for take in itertools.product((0, 1), repeat=len(x)):
            chance = math.prod([rate if t else 1 - rate for t in take])
            for a, value in table[tuple(itertools.compress(x, take))].items():
                if chance * value > 0:
                    row[a] = row.get(a, 0) + chance * value
        new[x] = row
    return new
