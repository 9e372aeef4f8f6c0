# Compares weights, not probabilities: the sum changes too.
def worst_ratio(table, base):

    worst = max(abs(u - v) for one, two in zip(table, table[1:]) for u, v in zip(one, two))
    return base**worst
