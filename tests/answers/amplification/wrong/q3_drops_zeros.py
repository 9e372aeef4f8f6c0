# Outputs of probability 0 are left out of the new rows; all rows have the same outputs.
def sampled_table(table, rate):
    new = {}
    for x in table:
        row = {}
        for who in itertools.product((0, 1), repeat=len(x)):
            chance = rate ** sum(who) * (1 - rate) ** (len(x) - sum(who))
            for a, p in table[tuple(itertools.compress(x, who))].items():
                if chance * p:
                    row[a] = row.get(a, 0) + chance * p
        new[x] = row
    return new
