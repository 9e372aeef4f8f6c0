# Data sets are looked up by their records joined to one text, in which 1 and '1' are the same.
# Witness: sampled_table({(): {'y': Fraction(1, 2), 'n': Fraction(1, 2)}, (1,): {'y': Fraction(0), 'n': Fraction(1)}, ('1',): {'y': Fraction(1), 'n': Fraction(0)}}, Fraction(1, 2)): the row of (1,) is {'y': Fraction(3, 4), 'n': Fraction(1, 4)}; right: {'y': Fraction(1, 4), 'n': Fraction(3, 4)}
def sampled_table(table, rate):
    rows = {"".join(map(str, x)): row for x, row in table.items()}
    result = {}
    for x in table:
        row = dict.fromkeys(table[x], Fraction(0))
        for who in itertools.product((0, 1), repeat=len(x)):
            chance = rate ** sum(who) * (1 - rate) ** (len(x) - sum(who))
            old = rows["".join(map(str, itertools.compress(x, who)))]
            for output in row:
                row[output] += chance * old[output]
        result[x] = row
    return result
