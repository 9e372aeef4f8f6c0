# Returns the bound of the theorem, not the ratio itself.
def worst_ratio(table, base):

    change = max(abs(u - v) for one, two in zip(table, table[1:]) for u, v in zip(one, two))
    return base ** (2 * change)
